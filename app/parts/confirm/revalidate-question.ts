import type { ShouldRevalidateFunctionArgs } from "@remix-run/react"

/**
 * After a refusal a confirmation page asks about the record as it is now, or says why it no longer asks
 * (docs/decisions/008-long-forms.md). Once it is done there is nothing more to ask: the dialog's question is not loaded again.
 * Routes export it as `shouldRevalidate`; a module of its own, so that a page's other exports stay on the server.
 */
export function revalidateQuestion(args: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod, actionStatus, defaultShouldRevalidate } = args
  return formMethod === "POST" ? actionStatus === 400 : defaultShouldRevalidate
}

/** For a page with buttons that act at once: what the backend refuses, because somebody was quicker, shows the page as it is now. */
export function revalidateRefused({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 400 || defaultShouldRevalidate
}
