import { describe, expect, test } from "vitest"
import { portion } from "#tests/support/extent.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { addressable, addressOf } from "#tests/support/route-table.ts"
import { text } from "#tests/support/texts.ts"
import type { Visitor } from "#tests/support/visitor.ts"

/** Every page in the shell of a group, and its files. */
const patterns = addressable.map(({ pattern }) => pattern).filter((pattern) => pattern.includes("/wg/:acronym"))

const inGroup = (pattern: string, acronym: string) => addressOf(pattern, { acronym })

async function signedIn(person: string): Promise<Visitor> {
  const visitor = newVisitor().speaks("en")
  await visitor.signIn(person)
  return visitor
}

describe("ROLE-07 quality row 42: a restricted group for people outside", () => {
  test("ADM-02 who administers groups opens its administration, without tabs or links that end in a 403", async () => {
    const visitor = await signedIn("member-admin")
    for (const page of ["about", "member", "member/manage", "member/request", "log"]) {
      const { status, body } = await visitor.get(`/a/aurora/wg/STEER/${page}`)
      expect(status, page).toBe(200)
      const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? ""
      const links = [...main.matchAll(/href="(\/a\/aurora\/[^"#]*)"/g)].flatMap(([, href]) => href ?? [])
      for (const href of new Set(links)) {
        const answer = await visitor.follow(await visitor.get(href.replaceAll("&amp;", "&")))
        expect(answer.status, `${page} leads to ${href}`).toBeLessThan(400)
      }
    }
    for (const page of ["dashboard", "meeting", "vote", "notice", "proposal", "topic", "download", "task"])
      expect((await visitor.get(`/a/aurora/wg/STEER/${page}`)).status, page).toBe(403)
  })

  test.each(["chair", "general-secretary", "lone-member"])(
    "%s: 403 on every page, which names the chair",
    async (person) => {
      const visitor = await signedIn(person)
      expect(patterns.length).toBeGreaterThan(3)
      for (const pattern of portion(patterns, 4)) {
        const { status, body } = await visitor.follow(await visitor.get(inGroup(pattern, "STEER")))
        expect(status, pattern).toBe(403)
        expect(body, pattern).toContain(text("en", "error.restricted.message"))
        expect(body, pattern).toContain("曹若舟")
        expect(body, pattern).not.toContain(text("en", "workgroup.officers"))
      }
    },
  )

  test.each([
    ["chair", "join-request.ask.link", "join-request.pending.link"],
    ["member", "join-request.pending.link", "join-request.ask.link"],
  ] as const)("WG-06 %s: the list and the 403 page lead to %s, not to %s", async (person, shown, hidden) => {
    const visitor = await signedIn(person)
    for (const page of ["group?type=restricted", "wg/STEER/about"]) {
      const { body } = await visitor.get(`/a/aurora/${page}`)
      expect(body, page).toContain(`href="/a/aurora/group/STEER/join"`)
      expect(body, page).toContain(`>${text("en", shown)}<`)
      expect(body, page).not.toContain(`>${text("en", hidden)}<`)
    }
  })

  test("the data of its pages is refused as well (single fetch)", async () => {
    const visitor = await signedIn("chair")
    for (const pattern of patterns.filter((one) => /\/(about|member)$/.test(one))) {
      const { status, body } = await visitor.get(`${inGroup(pattern, "STEER")}.data`)
      expect(status, pattern).toBe(403)
      expect(body, pattern).toContain("restricted_group")
      expect(body, pattern).not.toContain("Wierzbowiec")
    }
  })

  test.each(["restricted-member", "admin"])("%s can open it", async (person) => {
    const visitor = await signedIn(person)
    for (const page of ["about", "member", "member.csv"])
      expect((await visitor.get(`/a/aurora/wg/STEER/${page}`)).status).toBe(200)
  })
})

describe("WG-03 an unknown group", () => {
  test.each(["NONE", "none", "no_such", "%00", "..%2Fgroup", "x".repeat(400)])(
    "%s: 404 that says so",
    async (acronym) => {
      const visitor = await signedIn("member")
      for (const page of ["", "/about", "/member"]) {
        const { status, body } = await visitor.follow(await visitor.get(`/a/aurora/wg/${acronym}${page}`))
        expect(status).toBe(404)
        expect(body).toContain(text("en", "error.no-group.message"))
        expect(body).toContain(text("en", "error.home"))
      }
    },
  )

  test("a group of another alliance is unknown, too", async () => {
    const visitor = await signedIn("admin")
    expect((await visitor.get("/a/aurora/wg/BOARD/about")).status).toBe(404)
  })
})

describe("ERR-02 ERR-07 a call of a group's pages that fails", () => {
  test.each([
    ["/group", "workgroup.list"],
    ["/wg/COPT/about", "workgroup.get"],
    ["/wg/COPT/member", "workgroup.get"],
    ["/wg/COPT/member", "workgroup.member.list"],
  ])("%s without %s: the complete screen of a server error with a retry link", async (page, operation) => {
    const visitor = await signedIn("member")
    for (const kind of ["status", "contract"] as const) {
      await visitor.mock.fault({ operation, kind })
      const { status, body } = await visitor.get(`/a/aurora${page}`)
      expect(status).toBe(502)
      expect(body).toContain(text("en", "error.server.message"))
      expect(body).toContain(text("en", "error.retry"))
      expect(body).toContain("</html>")
      await visitor.mock.clearFaults()
      expect((await visitor.get(`/a/aurora${page}`)).status).toBe(200)
    }
  })
})

describe("CSV files of the lists", () => {
  test("SHELL-06 quality row 49 a CSV file has the content of its list in the language of the page", async () => {
    const visitor = (await signedIn("lone-member")).speaks("zh")
    const { status, headers, body } = await visitor.get("/a/aurora/group.csv?type=restricted")
    expect(status).toBe(200)
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8")
    expect(headers.get("content-disposition")).toContain(encodeURIComponent("工作组.csv"))
    expect(headers.get("cache-control")).toContain("no-store")
    const [head, row, ...rest] = body.trimEnd().split("\r\n")
    expect(head).toContain(text("zh", "workgroup.acronym"))
    expect(row).toBe("STEER,指导委员会,指导委员会,Steering Committee,,曹若舟,,,,受限,正常")
    expect(rest).toEqual([])
  })

  test.each([
    ["group.csv?q=optics", "group?q=optics", "workgroup.list"],
    ["wg/COPT/member.csv?role=chair", "wg/COPT/member?role=chair", "workgroup.member.list"],
  ])("ERR-04 a failed %s leads to its page, which says so", async (file, page, operation) => {
    const visitor = await signedIn("member")
    await visitor.mock.fault({ operation, kind: "status", status: 500, times: 1 })
    const refused = await visitor.get(`/a/aurora/${file}`)
    expect(refused.location).toBe(`${visitor.portal}/a/aurora/${page}`)
    const { status, body } = await visitor.follow(refused)
    expect(status).toBe(200)
    expect(body).toContain(text("en", "file.failed.title"))
  })

  test("SES-08 after a session ended during a download the login returns to its page", async () => {
    const visitor = await signedIn("member")
    await visitor.mock.fault({ operation: "*", kind: "status", status: 401 })
    const { location } = await visitor.get("/a/aurora/group.csv?q=optics")
    expect(location).toMatch(/\/a\/aurora\/login\?to=/)
    await visitor.mock.clearFaults()
    expect((await visitor.signInAndArrive("member", "aurora", location ?? "")).url).toBe(
      `${visitor.portal}/a/aurora/group?q=optics`,
    )
  })
})
