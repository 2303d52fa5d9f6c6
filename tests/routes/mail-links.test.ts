import { expect, test } from "vitest"
import { bodyOf, filledIn, formOf } from "#tests/faults/action-forms.ts"
import { addressOf, senderOf } from "#tests/security/submit.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { submissions } from "#tests/support/registry.ts"

const linkPattern = /https?:\/\/[^\s<>"]+/g

test("MEET-10 the links of mails lead to pages of the portal that the mock belongs to, on any port", async () => {
  const invitation = submissions.find(({ operation }) => operation === "meeting.create")
  if (!invitation) throw new Error("no form creates a meeting")
  const visitor = newVisitor().speaks("en")
  await visitor.signIn(senderOf(invitation) ?? "")
  const form = formOf((await visitor.get(addressOf(invitation))).body, invitation)
  if (!form) throw new Error("the page has no such form")
  const sent = await visitor.post(addressOf(invitation), bodyOf(form, filledIn(form, invitation, false)))
  expect(sent.status).toBe(303)
  const mails = (await visitor.mock.outbox()).filter(({ operation }) => operation === "meeting.create")
  const links = mails.flatMap(({ text }) => String(text).match(linkPattern) ?? [])
  expect(links.length).toBeGreaterThan(0)
  expect([...new Set(links.map((link) => new URL(link).origin))]).toEqual([new URL(visitor.portal).origin])
  expect(new URL(visitor.portal).port).not.toBe("3000")
  const reader = newVisitor(visitor.mock.store)
  expect((await reader.follow(await reader.get(links[0] ?? ""))).status).toBe(200)
})
