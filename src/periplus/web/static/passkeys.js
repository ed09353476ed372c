"use strict";
// Passkeys: asks the server what to ask of the authenticator, asks it, and sends its answer with the form.
(() => {
  const forms = document.querySelectorAll("form.passkey");
  const fault = document.querySelector(".passkey-fault");
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
  const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const known = (listed) => listed?.map((each) => ({ ...each, id: bytes(each.id) }));

  // Returns what an authenticator answers: it makes a passkey if it is told for whom, and otherwise uses one
  function askAuthenticator(asked) {
    const challenge = bytes(asked.challenge);
    if (!asked.user) return navigator.credentials.get({ publicKey: { ...asked, challenge, allowCredentials: known(asked.allowCredentials) } });
    const user = { ...asked.user, id: bytes(asked.user.id) };
    return navigator.credentials.create({ publicKey: { ...asked, challenge, user, excludeCredentials: known(asked.excludeCredentials) } });
  }

  function written({ id, rawId, type, response }) {
    const names = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
    const given = names.filter((name) => response[name]).map((name) => [name, text(response[name])]);
    return JSON.stringify({ id, rawId: text(rawId), type, response: Object.fromEntries(given) });
  }

  async function send(form) {
    fault.textContent = "";
    try {
      const answer = await fetch(form.dataset.asked, { method: "POST", body: new FormData(form) });
      const asked = await answer.json();
      if (answer.ok) {
        form.elements.answer.value = written(await askAuthenticator(asked));
        form.submit();
      } else fault.textContent = asked.fault;
    } catch {
      fault.textContent = form.dataset.failed;
    }
  }

  for (const form of forms) {
    if (!window.PublicKeyCredential) fault.textContent = form.dataset.unsupported;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (window.PublicKeyCredential) send(form);
    });
  }
})();
