import { draftFields, type DraftIntent } from "./draft-fields.ts"

function bodyOf(intent: DraftIntent, address: string, form?: HTMLFormElement): FormData {
  const body = new FormData()
  body.append(draftFields.address, address)
  body.append(draftFields.intent, intent)
  for (const [name, value] of form ? new FormData(form) : []) if (typeof value === "string") body.append(name, value)
  return body
}

/**
 * Asks the server to keep the texts of a form, or to forget them.
 * @param done whether it did
 * @returns the request, to give it up
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

/** The same while the page goes away: the browser sends it afterwards, if it is not longer than 64 KB. */
export function sendDraftLeaving(url: string, address: string, form: HTMLFormElement): void {
  navigator.sendBeacon(url, bodyOf("keep", address, form))
}
