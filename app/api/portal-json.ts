/**
 * Fetches JSON from one of the portal's own resource routes, for scripts in the browser.
 * @returns undefined if there is no JSON response: network failure, refusal, ended session
 */
export async function portalJson<Value>(address: string, signal: AbortSignal): Promise<Value | undefined> {
  try {
    const answer = await fetch(address, { headers: { accept: "application/json" }, redirect: "error", signal })
    return answer.ok ? ((await answer.json()) as Value) : undefined
  } catch {
    return undefined
  }
}
