"""The pages: routes, templates and static files. They show what the table layer tells, and decide nothing."""
