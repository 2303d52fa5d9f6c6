import type { APIRequestContext, Page } from "@playwright/test"
import { expect, test } from "#tests/support/test.ts"
import { vectors } from "../security/vectors.ts"

const addresses = vectors.filter((text) => /^(?:java|data|vbscript|blob|\/\/)/.test(text))

/** A meeting with a hostile text in every field; each `at` gives other texts. */
function meetingOf(at: number): Record<string, string> {
  const textAt = (step: number) => vectors[(at * 5 + step) % vectors.length] ?? ""
  return {
    subject: textAt(0),
    location: addresses[at % addresses.length] ?? "",
    "description.format": at % 2 ? "html" : "markdown",
    "description.text": ["Agenda", ...[1, 2, 3, 4].map(textAt)].join("\n\n"),
    "start.date": "2031-06-16",
    "start.time": "09:30",
    "start.zone": "Europe/Oslo",
    "duration.preset": "60",
    "participants.who": "everyone",
  }
}

/** Submits forms as a page of the portal does. @returns the URL that each redirects to */
async function fill(request: APIRequestContext, origin: string, count: number): Promise<string[]> {
  const places: string[] = []
  for (let at = 0; at < count; at += 1) {
    const url = "/a/aurora/wg/COPT/meeting/create"
    const answer = await request.post(url, { form: meetingOf(at), headers: { origin }, maxRedirects: 0 })
    const wrong = /class="err"[^>]*>[^<]*/.exec(await answer.text())?.[0]
    expect(answer.status(), `${JSON.stringify(meetingOf(at))} ${wrong}`).toBe(303)
    places.push(answer.headers().location ?? "")
  }
  return places
}

/** Expects that no script ran and that the browser parsed no text as markup: no handler, frame or script without a nonce. */
async function expectInert(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const all = [...document.querySelectorAll("*")]
    return {
      ran: (window as { __xss?: unknown }).__xss,
      handlers: all.flatMap((element) => element.getAttributeNames()).filter((name) => name.startsWith("on")),
      frames: document.querySelectorAll("iframe, object, embed, base, marquee, body form[action^='javascript']").length,
      scripts: [...document.scripts].filter(({ nonce, src }) => nonce === "" && src === "").length,
      schemes: [...document.links].map((link) => link.protocol).filter((name) => !/^(https?|mailto):$/.test(name)),
    }
  })
  expect(found).toEqual({ ran: undefined, handlers: [], frames: 0, scripts: 0, schemes: [] })
}

test("quality rows 27, 31, 32 @js stored texts run no code, and the browser reports no violation", async ({
  page,
  open,
  enterAs,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await enterAs("chair")
  const places = await fill(page.request, new URL(baseURL ?? "").origin, Math.ceil(vectors.length / 5))
  const lists = [
    "/a/aurora/meeting?size=50",
    "/a/aurora/dashboard",
    "/a/aurora/search?q=xss",
    "/a/aurora/calendar?view=agenda&date=2031-06-16",
  ]
  for (const place of [...lists, ...places.filter((_place, at) => at % 4 === 0)]) {
    await open(place)
    await expectInert(page)
  }
  await open(`${new URL(places[1] ?? "", baseURL).pathname}/edit`)
  await expectInert(page)
  await expect(page.locator("[name=subject]")).toHaveValue(meetingOf(1).subject ?? "")
})
