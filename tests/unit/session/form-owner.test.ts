import { expect, test } from "vitest"
import { formOwners, sessionIdOf } from "#app/session/form-owner.server.ts"
import type { Session } from "#app/session/session.server.ts"

const person = { token: "t", allianceId: "alliance-aurora", userId: "member-1", username: "lilei", org: "aurora" }
const choices = { timezone: "UTC", language: "english", startedAt: 5, seenAt: 5 }
const session: Session = { ...person, ...choices, allianceUrl: "aurora", isAdmin: false, bizRoles: [] }

test("FORM-08 the owner field contains person and session, for its alliance only, also after the secrets were rotated", () => {
  const value = formOwners(["old"]).valueOf(session)
  expect(formOwners(["new", "old"]).read(value, "aurora")).toEqual({
    userId: "member-1",
    sessionId: sessionIdOf(session),
  })
  expect(formOwners(["new"]).read(value, "aurora")).toBeUndefined()
  expect(formOwners(["old"]).read(value, "harbor")).toBeUndefined()
})

test("FORM-08 a missing, malformed or changed owner field is invalid", () => {
  const owners = formOwners(["secret"])
  const [text = "", signature = ""] = owners.valueOf(session).split(".")
  const other = Buffer.from(JSON.stringify(["member-2", "s"])).toString("base64url")
  for (const value of [
    undefined,
    null,
    "",
    ".",
    "a.b",
    text,
    `${other}.${signature}`,
    `${text}.${signature}x`.slice(1),
  ])
    expect(owners.read(value, "aurora")).toBeUndefined()
})

test("SES-11 a session's id depends on its token and start, not on its last use", () => {
  expect(sessionIdOf(session)).not.toBe(sessionIdOf({ ...session, token: "u" }))
  expect(sessionIdOf(session)).not.toBe(sessionIdOf({ ...session, startedAt: 6 }))
  const later: Session = { ...session, seenAt: 9 }
  expect(sessionIdOf(later)).toBe(sessionIdOf(session))
})
