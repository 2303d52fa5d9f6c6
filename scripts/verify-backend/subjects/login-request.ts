import { note } from "./bodies.ts"
import { ifLeftOut, LeftOut, resultOf } from "../client/answers.ts"
import {
  act,
  allianceHeader,
  firstWith,
  nothing,
  readRecord,
  sendAs,
  sharedSubject,
  type Kind,
  type Subject,
  type Verification,
  type View,
} from "./subject.ts"

const who = "alliance_admin"
const kind = "login requests"

/** The form of a login request with an email address of its own. */
const formOf = ({ records }: Verification, unique: string) => ({
  name: `${records.run} 测试`,
  company: "Verification 测试单位",
  email: `${unique}@verify-backend.example`,
})

/** Addresses that belong to nobody (RFC 2606). */
const reserved = /[@.](example|test|invalid)$/

/**
 * A pending request, of a run if there is one, because decisions are final and only a few requests can be created per hour. Never the
 * request of a person who may exist: only of an address that belongs to nobody.
 */
async function pending(v: Verification): Promise<Subject> {
  const query = { status: ["pending"], size: "200" }
  const { items } = resultOf(await sendAs(v, who, "login-request.list", { query }))
  const rows = (items as View[]).filter(({ id }) => id !== v.records.kept.get(kind))
  const isOwn = ({ id, company }: View) => v.records.isOwn(String(id)) || String(company).startsWith("Verification")
  const found = rows.find(isOwn) ?? rows.find(({ email }) => email === null || reserved.test(String(email)))
  if (!found) throw new LeftOut("login-request.list has none that is pending")
  const path = { id: String(found.id) }
  if (!isOwn(found)) v.records.noteAddress("login requests of nobody, decided", path.id, `login-request/${path.id}`)
  return { path, read: { who, operation: "login-request.get" }, change: "login-request.update" }
}

/** A pending request that can be approved: a member needs an email address, which other checks may have removed. */
async function approvable(v: Verification): Promise<Subject> {
  const subject = await pending(v)
  const { email, name, company } = await readRecord(v, subject)
  const body = { name, company, email: `${subject.path.id}@verify-backend.example` }
  if (email === null) await act(v, subject, "login-request.update", body)
  return subject
}

/** A pending request to be changed, which leaves it pending: the one that is never decided if there is no other. */
async function changeable(v: Verification): Promise<Subject> {
  const subject = await pending(v).catch(ifLeftOut)
  return subject ?? (await sharedSubject(v, v.contract.operation("login-request.update"))) ?? nothing
}

/** The request for calls that only read one or are refused: it is never decided. */
async function keep(v: Verification): Promise<Subject> {
  const subject = await approvable(v)
  v.records.kept.set(kind, subject.path.id)
  return subject
}

export const loginRequests: Kind = {
  name: kind,
  creates: ["login-request.create"],
  sample: { path: "/login-request/{", make: keep },
  writes: {
    "login-request.create": {
      who: "nobody",
      body: formOf,
      other: { company: "Another company 其他单位" },
      headers: allianceHeader,
    },
    "login-request.update": {
      who,
      subject: changeable,
      body: formOf,
    },
    "login-request.approve": {
      who,
      subject: approvable,
      body: async (v) => ({ real_name: "Verification 测试", entity_id: await firstWith(v, "entity.list", "valid") }),
      other: { real_name: "Another name 另一姓名" },
    },
    "login-request.reject": {
      who,
      subject: pending,
      body: () => ({ reason: note }),
      other: { reason: "Another reason 另一原因" },
    },
  },
}
