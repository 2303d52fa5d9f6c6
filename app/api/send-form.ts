/**
 * Sends a form of the portal like the browser, but does not follow the redirect.
 * @throws TypeError if the portal cannot be reached
 */
export async function sendForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  await fetch(form.action, { method: "post", body: new FormData(form, submitter), redirect: "manual" })
}
