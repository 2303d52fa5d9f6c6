/**
 * Sends a form of the portal as the browser would, and leaves its redirect alone.
 * @throws TypeError when the portal cannot be reached
 */
export async function sendForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  await fetch(form.action, { method: "post", body: new FormData(form, submitter), redirect: "manual" })
}
