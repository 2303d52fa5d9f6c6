import { note, text, unique } from "./bodies.ts"
import { cleanUpBy, create, type Kind, type Subject, type Verification } from "./subject.ts"

const who = "alliance_admin"

const formOf = ({ records }: Verification, unique: string) => ({
  acronym: `V-${unique}`.slice(0, 20),
  name: `${records.run} 测试工作组`,
  name_english: `${records.run} test group ${unique}`,
  type: "public",
  description: text(note),
})

/** Makes a group, with the participant as a member if it is about that: every member gets mails. */
async function group(v: Verification, isJoined = false): Promise<Subject> {
  const { session } = await v.people.get("participant")
  const body = { ...formOf(v, unique()), member_ids: isJoined ? [session.user_id] : [] }
  const acronym = String((await create(v, "workgroup.create", who, { body })).acronym)
  const path = { acronym, role: "member", member_id: session.user_id }
  return { path, read: { who, operation: "workgroup.get" }, change: "workgroup.update" }
}

const empty = (v: Verification) => group(v)
const joined = (v: Verification) => group(v, true)

export const groups: Kind = {
  name: "groups",
  creates: ["workgroup.create"],
  idField: "acronym",
  // Groups cannot be deleted.
  cleanUp: cleanUpBy("workgroup.get", { normal: "workgroup.disband" }, (acronym) => ({ acronym })),
  writes: {
    "workgroup.create": { who, body: formOf, other: { type: "restricted" } },
    "workgroup.update": {
      who,
      subject: empty,
      body: (v, unique) => {
        const { acronym: _fixed, ...form } = formOf(v, unique)
        return form
      },
    },
    "workgroup.disband": {
      who,
      subject: empty,
      body: (_v, _unique, { path }) => ({ acronym: path.acronym }),
      other: { version: 999_999 },
    },
    "workgroup.leave": { who: "participant", subject: joined },
    "workgroup.role.add": {
      who,
      subject: empty,
      body: async ({ people }) => ({ member_ids: [(await people.get(who)).session.user_id] }),
      other: { member_ids: ["verify-backend-unknown"] },
    },
    "workgroup.role.remove": { who, subject: joined },
  },
}
