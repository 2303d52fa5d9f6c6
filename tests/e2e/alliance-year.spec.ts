import type { Page } from "@playwright/test"
import type { MockControl } from "#tests/support/mock.ts"
import { forgetSession } from "#tests/support/forget-session.ts"
import { expect, test } from "#tests/support/test.ts"
import { applyAsNewcomer, apply, enterMember, newcomer, openByCode, organisation, passReview } from "./apply-steps.ts"
import { choose, fillBallot, step as voteStep } from "./ballot-steps.ts"
import { fileApplication, turnsWithoutObjections, take } from "./certification-turns.ts"
import { agendaName } from "./files.ts"
import { choice, field, fillIn, save } from "./form-steps.ts"
import { acceptJoinRequest, fillNewGroup, makeGroup, openJoinRequests, sendJoinRequest } from "./group-steps.ts"
import { ask, confirm, reachedMeeting } from "./meeting-steps.ts"
import { confirmAction, proposalAddress, submitProposal, submitRevision, takeAction } from "./proposal-steps.ts"
import { addressOf } from "./steps.ts"

/** The newcomer's id on the sign-on page. */
const person = "non-member"
const title = "Lane skew of short links 短链路通道偏移"
const review = "Is the limit met? 限值满足吗？"

const status = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

/** Sets the mock's clock, which from then on moves only when the journey moves it. */
const setDay = (mock: MockControl, day: string, time = "09:00") => mock.setClock(`2027-${day}T${time}:00Z`)

test.describe("a year of an alliance, from an application to a certificate", () => {
  // the browser logs the status of a page that is no longer offered
  test.use({ expectedTrouble: /status of 403/ })

  test("ADM-09 ADM-07 ADM-05 SES-03 ADM-02 WG-06 PROP-01 PROP-02 PROP-03 PROP-06 MEET-02 MEET-05 MEET-10 VOTE-02 VOTE-03 VOTE-05 CERT-01 CERT-02 CERT-03 CERT-05 from the application for membership to the certificate of a product", async ({
    page,
    open,
    enterAs,
    signIn,
    mock,
    javaScriptEnabled,
    language,
    t,
  }) => {
    test.setTimeout(240_000)
    const hasScripts = javaScriptEnabled !== false
    const steps = { page, open, t }
    const entity = language === "zh" ? organisation.name : organisation.name_english

    await test.step("January: an organisation applies, is reviewed twice, and its first member signs in", async () => {
      await setDay(mock, "01-11")
      await open("/a/aurora/login")
      await page.getByRole("link", { name: t("session.apply.link"), exact: true }).click()
      await expect(page).toHaveURL(apply)
      await open(`${apply}/form`)
      const code = await applyAsNewcomer(steps, hasScripts)

      for (const day of ["01-15", "01-20"]) {
        await setDay(mock, day)
        await enterAs("member-admin")
        await open("/a/aurora/admin/membership-application?status=ongoing")
        await page.getByRole("link", { name: entity }).click()
        await expect(page.getByRole("main")).toContainText(code)
        await passReview(steps)
      }
      await enterMember(steps)

      await forgetSession(page, "session")
      await open(`${apply}/status`)
      await expect(page, "the code of January is asked for again").toHaveURL(`${apply}/open`)
      await openByCode(page, code, newcomer.email)
      await expect(page.getByText(t("apply.next.complete"))).toBeVisible()
      await signIn(person)
      await expect(page).toHaveURL(addressOf("/a/aurora/dashboard"))
    })

    await test.step("February: a working group is made; the newcomer asks to join it, and its chair accepts", async () => {
      await setDay(mock, "02-01")
      await enterAs("admin")
      await fillNewGroup(steps, {
        acronym: "QKD",
        name: "量子密钥分发",
        name_english: "Quantum Key Distribution",
        "description.text": "Keys over fibre. 光纤密钥。",
      })
      await makeGroup(steps, "QKD", "Mara Ellingsen")

      await enterAs(person)
      await open("/a/aurora/wg/QKD/about")
      await page.getByRole("link", { name: t("join-request.ask.link") }).click()
      await sendJoinRequest(steps, "QKD", "We make the fibres.\n我们制造光纤。")
      await enterAs("chair")
      await openJoinRequests(steps, "QKD", 1)
      await acceptJoinRequest(steps, "QKD", newcomer.name)
      await open("/a/aurora/wg/QKD/member")
      await expect(page.getByRole("row", { name: newcomer.name })).toContainText(entity)
    })

    let code = ""
    await test.step("March: the newcomer proposes something to the group; it is approved and revised", async () => {
      await setDay(mock, "03-01")
      await enterAs(person)
      code = await submitProposal(steps, "QKD", title)
      await enterAs("proposal-admin")
      await confirmAction(steps, code, "approve")
      await enterAs(person)
      await submitRevision(steps, code, 1)
    })

    await test.step("The group meets about it: invited, accepted, held, and its minutes are read", async () => {
      await enterAs("chair")
      await open(proposalAddress(code))
      await takeAction(page, t("proposal.action.meeting"))
      await fillIn(page, {
        subject: "Review meeting 评审会议",
        text: "Lane skew",
        date: "2027-03-15",
        time: "10:00",
        zone: "Europe/Oslo",
      })
      await save(page).click()
      const at = await reachedMeeting(page)

      await enterAs(person)
      await open(proposalAddress(code, "/meeting"))
      await page.getByRole("link", { name: "Review meeting 评审会议" }).click()
      await page.getByRole("button", { name: t("meeting-answer.accept"), exact: true }).click()
      await expect(page.getByText(t("meeting-answer.mine.accepted"))).toBeVisible()

      await setDay(mock, "03-15")
      await enterAs("chair")
      await open(at)
      await expect(status(page, t("status.ongoing"))).toBeVisible()
      await mock.advanceClock("PT20M")
      await ask(page, "end")
      await confirm(page, "end").click()
      await expect(status(page, t("status.ended"))).toBeVisible()
      await open(`${at}/summary/edit`)
      await expect(page.locator("[name=attendee_ids]:checked"), "the organizer and who accepted").toHaveCount(2)
      await field(page, "summary.text").fill("We vote on it. 付诸表决。")
      await save(page).click()
      await expect(page).toHaveURL(`${at}/summary`)

      await enterAs(person)
      await open(`${at}/minutes`)
      await expect(page.getByRole("main")).toContainText("付诸表决。")
    })

    await test.step("The group votes on it: made for its phase, cast by both, and closed by its end", async () => {
      await enterAs("chair")
      await open(proposalAddress(code))
      await takeAction(page, t("proposal.action.ballot"))
      await fillBallot(page, {
        subject: review,
        text: "Table 2",
        date: "2027-03-16",
        time: "10:00",
        zone: "Europe/Oslo",
      })
      await choice(page, "duration.preset", "2").check()
      await save(page).click()
      await page.waitForURL(/\/vote\/ballot-[^/]*$/)
      const at = new URL(page.url()).pathname

      await setDay(mock, "03-16")
      for (const voter of ["chair", person]) {
        await enterAs(voter)
        await open(proposalAddress(code, "/vote"))
        await page.getByRole("link", { name: review }).click()
        const approve = page.getByRole("radio", { name: "Approve 同意" })
        await choose(page, (await approve.getAttribute("value")) ?? "", "Measured 已测量")
        await voteStep(page, "cast").click()
        await expect(page.locator('.note a[href$="/receipt"]')).toBeVisible()
      }

      await setDay(mock, "03-18")
      await open(at)
      await expect(status(page, t("status.ended"))).toBeVisible()
      await expect(page.locator("#ballot-cast")).toHaveCount(0)
      await open(`${at}/result`)
      await expect(page.getByRole("row", { name: /Approve 同意/ }).first()).toContainText("2")
    })

    await test.step("April and May: a public notice runs out, and the proposal is published", async () => {
      await setDay(mock, "04-01")
      await enterAs("chair")
      await confirmAction(steps, code, "phase-end")
      await open(proposalAddress(code, "/phase/create"))
      await choice(page, "type", "public_notice").check()
      await field(page, "name").fill("Public notice 公示")
      await field(page, "public_days").fill("30")
      await save(page).click()
      await expect(page.getByText(t("proposal.phase.started", { name: "Public notice 公示" }))).toBeVisible()
      await expect(page.getByRole("main")).toContainText(t("proposal.days.count", { days: 30 }))

      await setDay(mock, "05-03")
      await enterAs(person)
      await confirmAction(steps, code, "submit-archive")
      await enterAs("proposal-admin")
      await confirmAction(steps, code, "archive")
      await enterAs(person)
      await open(proposalAddress(code))
      await expect(page.locator(".kicker")).toContainText(t("phase.published"))
      await expect(page.getByRole("main")).toContainText("2 ns")
    })

    await test.step("June to September: a product of the entity is tested and certified", async () => {
      await setDay(mock, "06-01")
      await enterAs(person)
      await open("/a/aurora/certification/create")
      const at = await fileApplication(steps, organisation.name_english, "no")
      let tab = ""
      for (const turn of turnsWithoutObjections) {
        if (turn.tab !== tab) await mock.advanceClock("P14D")
        tab = turn.tab
        await enterAs(turn.person === "applicant" ? person : turn.person)
        await open(`${at}/${tab}`)
        await take(page, turn, t("certification.step-done"), hasScripts)
      }

      await enterAs(person)
      await open(`${at}/certificate-issuance`)
      await expect(page.getByText(t("certification.end.completed"))).toBeVisible()
      await page.getByRole("link", { name: "Final certificate 最终证书" }).click()
      await expect(page.getByRole("main")).toContainText(organisation.name_english)
      await expect(page.getByText("AIA-2026-1").first()).toBeVisible()
      await expect(page.getByRole("link", { name: agendaName })).toBeVisible()
    })
  })
})
