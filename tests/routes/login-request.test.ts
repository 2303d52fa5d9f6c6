import { expect, test } from "vitest"
import { plainText } from "#tests/support/forms.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { text } from "#tests/support/texts.ts"

test.for([
  ["en", {}, "login-request.approve.no-email"],
  ["zh", {}, "login-request.approve.no-email"],
  ["en", { email: "jonas.brekkhus@aurora-interconnect.example" }, "login-request.approve.email-taken"],
  ["zh", { email: "new@applicant.example", username: "jonas.brekkhus" }, "login-request.approve.username-taken"],
] as const)("ADM-06 in %s, a request with %j that cannot be approved says why: %s", async ([language, data, id]) => {
  const stranger = newVisitor()
  const sent = await stranger.post("/a/aurora/login/request", { name: "Lena Berg", company: "Berg AS", ...data })
  expect(sent.location).toContain("/login/request/sent")
  const admin = newVisitor(stranger.mock.store).speaks(language)
  await admin.signIn("member-admin")
  const list = await admin.get("/a/aurora/admin/apply?q=Lena+Berg")
  const [path = ""] = /\/a\/aurora\/admin\/apply\/login-request-[\w-]+/.exec(list.body) ?? []
  const version = "1"
  const answer = await admin.post(path, { version, real_name: "Lena Berg", entity_id: "entity-aurora-1" })
  expect(answer.status).toBe(400)
  const [summary = ""] = /<div class="summary"[\s\S]*?<\/div>/.exec(answer.body) ?? []
  expect(plainText(summary)).toContain(text(language, id))
  expect(summary).not.toContain("<li")
})

test.for([
  ["en", undefined, "login-request.sent.next-no-email"],
  ["zh", undefined, "login-request.sent.next-no-email"],
  ["en", "lena@berg.example", "login-request.sent.next"],
] as const)("SES-04 in %s, a reply to %s is promised only if it can be sent: %s", async ([language, email, id]) => {
  const stranger = newVisitor().speaks(language)
  const request = { name: "Lena Berg", company: "Berg AS", ...(email && { email }) }
  const { location } = await stranger.post("/a/aurora/login/request", request)
  expect(plainText((await stranger.get(location ?? "")).body)).toContain(text(language, id))
})
