import { note } from "./bodies.ts"
import { act, allianceHeader, firstWith, readRecord, type Kind, type Subject, type Verification } from "./subject.ts"

const who = "alliance_admin"

/** The form of a login request with an email address of its own. */
const formOf = ({ records }: Verification, unique: string) => ({
  name: `${records.run} 测试`,
  company: "Verification 测试单位",
  email: `${unique}@verify-backend.example`,
})

/** An existing pending request, because decisions are final and only a few requests can be created per hour. */
async function pending(v: Verification): Promise<Subject> {
  const path = { id: await firstWith(v, "login-request.list", "pending") }
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

export const loginRequests: Kind = {
  name: "login requests",
  creates: ["login-request.create"],
  writes: {
    "login-request.create": {
      who: "nobody",
      body: formOf,
      other: { company: "Another company 其他单位" },
      headers: allianceHeader,
    },
    "login-request.update": {
      who,
      subject: pending,
      body: (_v, unique) => ({ name: `Verification ${unique}`, company: "Verification 测试单位" }),
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
