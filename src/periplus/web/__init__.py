"""The pages: routes, templates and static files. They show what happens at tables, and decide nothing."""
