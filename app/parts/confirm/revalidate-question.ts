import type { ShouldRevalidateFunctionArgs } from "@remix-run/react"

/**
 * After a refusal a confirmation page is reloaded: it asks about the record's current version, or says why it no longer asks
 * (docs/decisions/008-long-forms.md). After success the dialog's question is not reloaded. Routes export this function as
 * `shouldRevalidate`; it has its own module so that a page's other exports stay on the server.
 */
export function revalidateQuestion(args: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod, actionStatus, defaultShouldRevalidate } = args
  return formMethod === "POST" ? actionStatus === 400 : defaultShouldRevalidate
}

/** For pages without a confirmation: if the backend refuses because somebody else was faster, the page reloads. */
export function revalidateRefused({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 400 || defaultShouldRevalidate
}
