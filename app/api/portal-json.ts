/**
 * What one of the portal's own resource routes answers, for scripts in the browser.
 * @returns undefined where it is no such answer: nobody answers, it is refused, the session is over
 */
export async function portalJson<Value>(address: string, signal: AbortSignal): Promise<Value | undefined> {
  try {
    const answer = await fetch(address, { headers: { accept: "application/json" }, redirect: "error", signal })
    return answer.ok ? ((await answer.json()) as Value) : undefined
  } catch {
    return undefined
  }
}
