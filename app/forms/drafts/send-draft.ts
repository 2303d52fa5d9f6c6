import { draftFields, type DraftIntent } from "./draft-fields.ts"

function bodyOf(intent: DraftIntent, address: string, form?: HTMLFormElement): FormData {
  const body = new FormData()
  body.append(draftFields.address, address)
  body.append(draftFields.intent, intent)
  for (const [name, value] of form ? new FormData(form) : []) if (typeof value === "string") body.append(name, value)
  return body
}

/**
 * Asks the server to save the texts of a form, or to delete them.
 * @param done called with whether that succeeded
 * @returns the request, so that it can be aborted
 */
export function sendDraft(
  url: string,
  intent: "keep" | "drop",
  address: string,
  form: HTMLFormElement,
  done?: (isDone: boolean) => void,
): XMLHttpRequest {
  const request = new XMLHttpRequest()
  request.open("POST", url)
  request.onloadend = () => done?.(request.status === 204)
  request.send(bodyOf(intent, address, intent === "keep" ? form : undefined))
  return request
}

/**
 * Saves the form while the page is being left. The browser sends the request in the background, up to 64 KB. A larger form is sent as
 * usual: that is enough after a client-side navigation, where the document stays.
 */
export function sendDraftLeaving(url: string, address: string, form: HTMLFormElement): void {
  if (!navigator.sendBeacon(url, bodyOf("keep", address, form))) sendDraft(url, "keep", address, form)
}
