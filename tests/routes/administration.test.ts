import { describe, expect, test } from "vitest"
import { plainText } from "#tests/support/forms.ts"
import { newVisitor, signedInOnce } from "#tests/support/new-visitor.ts"
import { text } from "#tests/support/texts.ts"

const signedIn = (language: "en" | "zh") =>
  signedInOnce(async (person) => {
    const visitor = newVisitor().speaks(language)
    await visitor.signIn(person)
    return visitor
  })

const mainOf = (body: string) => plainText(/<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "")

describe.each(["en", "zh"] as const)("what administrators read, in %s", (language) => {
  const visitorOf = signedIn(language)
  const read = async (person: string, path: string) =>
    mainOf((await (await visitorOf(person)).get(`/a/aurora/${path}`)).body)

  test("CERT-03 only the people who run the certification see IP addresses in the log of an application", async () => {
    const log = "certification/certification-aurora-29/review"
    const label = text(language, "operation-log.ip")
    for (const person of ["admin", "cert-admin", "certdoc-admin"])
      expect(await read(person, log), person).toContain(label)
    for (const person of ["lab-tester", "certifier"]) {
      const page = await read(person, log)
      expect(page, person).toContain(text(language, "operation-log.title"))
      expect(page, person).not.toContain(label)
    }
  })

  test("ADM-01 ADM-05 SHELL-06 the list of members shows those of one entity, which the filter names", async () => {
    const some = await read("admin", "admin/member?entity=entity-aurora-1")
    const name = language === "en" ? "Halden Lightworks" : "海登光电"
    expect(some).toContain(`<option value="entity-aurora-1" selected="">${name}</option>`)
    expect(some.includes("mara.ellingsen")).toBe(true)
    expect(some.includes("qiu.lanxi")).toBe(false)
    expect((await read("admin", "admin/member")).includes('name="entity"')).toBe(false)
  })

  test("I18N-03 ADM-06 DL-04 lists with times name their time zone", async () => {
    const zone = language === "en" ? "Oslo" : "中欧时间"
    expect(await read("admin", "admin/apply")).toContain(text(language, "login-request.applied-in-zone", { zone }))
    const downloads = await read("admin", "account/download")
    for (const head of ["export.created-in-zone", "export.expiry-in-zone"])
      expect(downloads).toContain(text(language, head, { zone }))
  })

  test("ADM-01 I18N-03 the latest invitations are listed where new ones begin, with their time zone", async () => {
    const page = await read("admin", "admin/member/invite")
    expect(page).not.toContain(text(language, "member-invitation.past.none"))
    expect(page).toContain(text(language, "operation-log.invited", { invited: 3, failed: 1, skipped: 4 }))
    expect(page).toMatch(/\d\d:\d\d ?[(（]UTC[+-]\d/)
  })

  test("ADM-01 an invitation whose email failed says what to do, also when nobody else is waited for", async () => {
    const failed = text(language, "member-invitation.result.failed", { count: 1 })
    for (const number of [1, 2])
      expect(await read("admin", `admin/member/invitation/member-invitation-aurora-${number}`)).toContain(failed)
  })

  test("ADM-11 FORM-09 the check of a list says who is invited already, at the row and above", async () => {
    const page = await read("admin", "admin/member/invite/import-aurora-1")
    expect(page).toContain(text(language, "member-invitation.check.invited", { count: 2 }))
    const [before = ""] = text(language, "member-invitation.accepted.invited", { time: "|" }).split("|")
    expect(page.split(before)).toHaveLength(3)
  })

  test("ADM-07 the log of a rejected application has the decision in words", async () => {
    const page = await read("admin", "admin/membership-application/membership-application-aurora-5")
    const label = text(language, "status.rejected")
    const value = "The application document is not signed."
    expect(page).toContain(text(language, "operation-log.field", { label, value }))
  })

  test("ADM-05 an entity with members says why it cannot be disabled, one without members can be", async () => {
    const hint = text(language, "entity.disable.members")
    const [withMembers, without] = [
      await read("admin", "admin/entity/entity-aurora-1"),
      await read("admin", "admin/entity/entity-aurora-12"),
    ]
    expect(withMembers).toContain(hint)
    expect(without).not.toContain(hint)
    expect(without).toContain(text(language, "entity.disable.title"))
  })

  test("ADM-04 ERR-01 the refusal for a disabled agency has the word of its page", async () => {
    const status = text(language, "status.disabled")
    expect(await read("admin", "agency/agency-aurora-4")).toContain(status)
    expect(await read("admin", "admin/agency/agency-aurora-4/disable")).toContain(
      text(language, "refusal.state_refused", { status: status.toLowerCase() }),
    )
  })

  test("ADM-01 a member's region, as in their profile, is in the list, on the page and in the file", async () => {
    const place = language === "en" ? ["China", "Zhejiang", "Hangzhou"] : ["中国", "浙江", "杭州"]
    const inWords = place.join(language === "en" ? ", " : "")
    expect(await read("admin", "admin/member?q=Qiu+Lanxi")).toContain(inWords)
    expect(await read("admin", "admin/member/member-aurora-secretary")).toContain(inWords)
    const file = await (await visitorOf("admin")).get("/a/aurora/admin/member.csv?q=Qiu+Lanxi")
    expect(file.body).toContain(place.join(","))
  })

  test("ADM-01 the list of members has the username below the name", async () => {
    const page = await read("admin", "admin/member?q=Mara+Ellingsen")
    expect(page).toMatch(/mara\.ellingsen(?![\w.@])/)
  })

  test("DL-02 each category names who added it, and when it was last changed", async () => {
    const time = language === "en" ? /Last changed .*2026/ : /最近修改：.*2026/
    const page = await read("download-admin", "download/category")
    expect(page).toContain("Petra Novotníková")
    expect(page).toMatch(time)
  })

  test("ADM-08 administrators see the email address of a person in the log, a chair does not", async () => {
    const address = /@(<wbr\/>)?aurora-interconnect\.example/
    expect(await read("admin", "admin/log")).toMatch(address)
    expect(await read("chair", "wg/COPT/log")).not.toMatch(address)
  })

  test("ADM-08 SHELL-06 the log as a file says what the page says: addresses only for administrators, changes in words", async () => {
    const fileOf = async (person: string, path: string) =>
      (await (await visitorOf(person)).get(`/a/aurora/${path}`)).body
    const change = `${text(language, "status.pending")} → ${text(language, "task.status.in-progress")}`
    const ofGroup = await fileOf("chair", "wg/COPT/log.csv?operation=task.continue")
    expect(ofGroup).not.toMatch(/@aurora-interconnect\.example/)
    expect(ofGroup).not.toContain(text(language, "operation-log.email"))
    expect(ofGroup).toContain(change)
    expect(await fileOf("admin", "admin/log.csv?operation=task.continue")).toMatch(/@aurora-interconnect\.example/)
  })
})

test("ADM-04 FORM-10 the last person of an agency with open applications is removed only after a question", async () => {
  const visitor = newVisitor().speaks("en")
  await visitor.signIn("admin")
  const page = "/a/aurora/admin/agency/agency-aurora-1/member"
  const person = "member-aurora-lab-tester"
  const isThere = async () => (await visitor.get(page)).body.includes(`name="remove" value="${person}"`)
  const asked = await visitor.post(page, { remove: person })
  expect(asked.status).toBe(200)
  expect(mainOf(asked.body)).toMatch(/Remove the last person who can act for the agency, .+ Nobody can do its steps/)
  expect(await isThere()).toBe(true)
  const { location } = await visitor.post(page, { remove: person, confirmed: "true" })
  expect(location).toContain(page)
  expect(await isThere()).toBe(false)
})

test("ADM-10 when no account was changed, the page does not say that the others are done", async () => {
  const visitor = newVisitor().speaks("en")
  await visitor.signIn("admin")
  const page = "/a/aurora/admin/member/many?action=disable&member=member-aurora-member"
  const failed = await visitor.post(page, { members: "member-aurora-member 999", reason: "The company has left." })
  expect(failed.status).toBe(400)
  expect(mainOf(failed.body)).toContain(text("en", "member.many.failed", { done: 0 }))
  expect(mainOf(failed.body)).not.toContain(text("en", "member.many.failed", { done: 1 }))
})

test.each(["admin", "member-admin"])(
  "ROLE-05 ROLE-07 %s: the page of a member leads to the page of a restricted group, which opens",
  async (person) => {
    const visitor = newVisitor().speaks("en")
    await visitor.signIn(person)
    const { body } = await visitor.get("/a/aurora/admin/member/member-aurora-restricted-member")
    expect(mainOf(body)).toContain("Steering Committee")
    expect(/<main[\s\S]*<\/main>/.exec(body)?.[0]).toContain('href="/a/aurora/wg/STEER/about"')
    expect((await visitor.get("/a/aurora/wg/STEER/about")).status).toBe(200)
  },
)
