import fc from "fast-check"
import { describe, expect, inject, test } from "vitest"
import { eventually } from "#tests/support/eventually.ts"
import { portion, runs } from "#tests/support/extent.ts"
import { inBatches } from "#tests/support/in-batches.ts"
import { newVisitor, signedInOnce } from "#tests/support/new-visitor.ts"
import { addressable, addressOf as routeAddress } from "#tests/support/route-table.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"
import { addressOf, senderOf } from "./submit.ts"
import { keyOf } from "./authorisation-cells.ts"
import { noSubmission, submissions } from "#tests/support/registry.ts"
import { skeletonOf } from "./markup.ts"
import { everyPage } from "./walk.ts"

const portal = () => inject("portal")

/** Common names of a redirect target, in a form or in a URL. */
const names = ["back", "goto", "next", "return", "returnTo", "redirect", "redirect_uri", "url", "to", "draft.address"]

const piece = fc.constantFrom(
  ..."/ // \\ . .. a aurora harbor dashboard logout login ? # @ : evil.example javascript: data: https:".split(" "),
  ..."%2f %5c %2e %00 %0a %0d%0a %09 ／ \u2028 \u3002".split(" "),
  "\t",
  "\n",
  "\r",
)
const target = fc.oneof(
  fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join("")),
  fc.webUrl().map((url) => url.replace(/\/\/[^/]*/, "//evil.example")),
)

/** URLs that lead elsewhere, the same in every run unless another seed is set. */
const targets = fc.sample(target, { seed: 36, ...runs(300) })
const targetAt = (at: number) => targets[at % targets.length] ?? ""

async function signedIn(person: string): Promise<Visitor> {
  const visitor = newVisitor()
  await visitor.signIn(person)
  return visitor
}

const visitorOf = signedInOnce(signedIn)

function expectHere(answer: Answer, what: string): void {
  const location = answer.headers.get("location")
  if (location === null) return
  expect(new URL(location, answer.url).origin, what).toBe(portal())
  expect(location, what).not.toMatch(/^\/[/\\]|[\\\u0000-\u001f]/)
  expect(new URL(location, answer.url).pathname, what).not.toMatch(/^\/a\/(?!aurora(\/|$))/)
}

describe("quality row 36: every input that names an address to continue to", () => {
  const headers = { referer: "https://evil.example/a/aurora/dashboard" }

  const ours = everyPage.filter(({ address }) => !address.startsWith("/a/harbor/"))

  test("pages and files never redirect to another host", { timeout: 240_000 }, () =>
    inBatches(portion([...ours.entries()], 12), 4, async ([at, { person, address }]) => {
      const params = new URLSearchParams(names.map((name, index) => [name, targetAt(at * 7 + index)]))
      const asked = `${address}${address.includes("?") ? "&" : "?"}${params}`
      expectHere(await (await visitorOf(person)).get(asked, { headers }), asked)
    }),
  )

  test(
    "forms never redirect to another host, with the address as a field or in the URL",
    { timeout: 240_000 },
    async () => {
      const done = submissions.filter(
        (submission) => senderOf(submission) !== undefined && !("file" in submission.form),
      )
      for (const [at, submission] of portion([...done.entries()], 12)) {
        const more = names.map((name, index) => [name, targetAt(at * 11 + index)] as const)
        const form = { version: "1", ...Object.fromEntries(more), ...submission.form }
        const asked = `${addressOf(submission)}${submission.path.includes("?") ? "&" : "?"}${new URLSearchParams(more.map((one) => [...one]))}`
        const visitor = await visitorOf(senderOf(submission) ?? "")
        expectHere(await visitor.post(asked, form, { headers }), asked)
      }
    },
  )

  const ofNobody = addressable.filter(({ hasAction, pattern }) => hasAction && noSubmission.includes(keyOf(pattern)))

  test.for(ofNobody)("the form of $pattern", async ({ pattern }) => {
    for (const to of portion(targets, 5).slice(0, 30)) {
      const form = { locale: "en", confirm: "yes", ...Object.fromEntries(names.map((name) => [name, to])) }
      expectHere(await newVisitor().post(routeAddress(pattern), form, { headers }), `${pattern} ${to}`)
    }
  })
})

describe("quality row 58: language, zone and appearance", () => {
  const value = fc.oneof(
    fc.constantFrom("en", "zh", "fr", "__proto__", "constructor", "en; Domain=evil.example", "UTC", "Europe/Oslo"),
    fc.constantFrom("../../etc/passwd", "zh-CN\r\nSet-Cookie: a=b", "Etc/Unknown", "utc", "+25:00", "<script>", "%"),
    fc.string({ maxLength: 30 }),
    fc.string({ unit: "binary", maxLength: 20 }),
  )
  const kept = /^(?:locales=(?:en|zh)|appearance=(?:light|dark|system)|zone=\w*);/

  test("only known values of a preference are stored", async () => {
    await fc.assert(
      fc.asyncProperty(value, value, value, async (locale, zone, appearance) => {
        const answer = await newVisitor().post("/preferences", { locale, zone, appearance })
        expect(answer.status).toBe(302)
        for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(kept)
      }),
      runs(300),
    )
  })

  test("any Accept-Language gets a page in English or Chinese", async () => {
    const header = value.map((text) => text.replace(/[^\x20-\x7e]/g, "?"))
    await fc.assert(
      fc.asyncProperty(header, header, header, async (language, locales, zone) => {
        const visitor = newVisitor()
        const cookie = `locales=${locales}; zone=${zone}; appearance=${zone}`
        const headers = { "accept-language": language, cookie }
        const answer = await visitor.get(`/a/aurora/login?locale=${encodeURIComponent(language)}&zone=x`, { headers })
        expect(answer.status).toBe(200)
        expect(answer.body).toMatch(/<html lang="(?:en|zh|zh-CN|zh-Hans)"/)
      }),
      runs(100),
    )
  })
})

describe("quality row 57: responses do not reveal who is a member", () => {
  /** The portal's response, without the input. */
  async function askAs(username: string, email: string): Promise<unknown> {
    const visitor = newVisitor()
    await visitor.get("/a/aurora/login")
    await visitor.mock.clearCalls()
    const form = { username, email, name: "Li Ying", company: "Test house" }
    const answer = await visitor.post("/a/aurora/login/request", form)
    const landed = await visitor.follow(answer)
    const calls = (await visitor.mock.calls()).map(({ operation, method }) => `${method} ${operation}`)
    return { status: answer.status, location: answer.location, page: skeletonOf(landed.body), calls }
  }

  test("a login request gets the same response for members and strangers", async () => {
    const nobody = await askAs("nobody.knows", "nobody.knows@nowhere.example")
    const known = ["ingrid.solheim@aurora-interconnect.example", "oskar.lindqvist@skerry-test.example"]
    for (const email of known) expect(await askAs(email.split("@")[0] ?? "", email), email).toEqual(nobody)
  })

  test("unknown records get the same response as records of another alliance", async () => {
    const admin = await signedIn("admin") // a person without a pending message
    const pairs = [
      ["admin/member/member-harbor-member", "admin/member/member-aurora-nobody"],
      ["wg/LIDAR/about", "wg/NOBODY/about"],
      ["meeting/meeting-harbor-1", "meeting/meeting-aurora-none"],
      ["file/file-meeting-harbor-1-agenda", "file/file-of-nobody"],
    ] as const
    const seen = async (address: string) => {
      const { status, body } = await admin.get(`/a/aurora/${address}`)
      return [status, body.length > 0 && skeletonOf(body)]
    }
    // no page waits for the numbers of the shell: the first page of a session may come without them
    for (const [theirs, none] of pairs)
      await eventually(async () => expect(await seen(theirs), theirs).toEqual(await seen(none)))
  })
})
