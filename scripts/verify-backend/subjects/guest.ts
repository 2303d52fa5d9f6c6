import { ifLeftOut, isDone, resultOf } from "../client/answers.ts"
import { personRoles, type PersonRole } from "../client/fixtures.ts"
import { note, text, unique } from "./bodies.ts"
import { sentAs } from "./sent-as.ts"
import { create, sendAs, type Verification, type View } from "./subject.ts"

/** The outsider's own subscription is checked; the neighbour has nothing to do with records of the alliance. */
const quieted = personRoles.filter((who) => who !== "outsider" && who !== "neighbour")

/** Switches off the mails of the fixtures' people for the time of the run; what they had is written back at its end. */
export async function switchOffMails(v: Verification): Promise<void> {
  for (const who of quieted) await switchMails(v, who, false).catch(ifLeftOut)
}

/** Switches all mails of a person on or off. */
export async function switchMails(v: Verification, who: PersonRole, isOn: boolean): Promise<void> {
  const exchange = await sendAs(v, who, "subscription.get")
  if (!isDone(exchange)) return
  const { version, alliance, groups } = resultOf(exchange) as { version: number; alliance: View; groups: View[] }
  const body = {
    version,
    alliance: allAs(alliance, isOn),
    groups: groups.map(({ group, switches }) => {
      return { group_acronym: (group as View).acronym, switches: allAs(switches as View, isOn) }
    }),
  }
  await sendAs(v, who, "subscription.update", { body })
}

/** Sets the language of a person's emails. Returns the previous one; undefined if it cannot be set. */
export async function switchLanguage(v: Verification, who: PersonRole, language: string): Promise<string | undefined> {
  const schema = v.contract.bodySchema(v.contract.operation("profile.update"))
  const exchange = await sendAs(v, who, "profile.get")
  if (!schema || !isDone(exchange)) return undefined
  const profile = resultOf(exchange)
  if (profile.language === language) return language
  const body = { ...(sentAs(v, schema, profile) as View), version: profile.version, language }
  return isDone(await sendAs(v, who, "profile.update", { body })) ? String(profile.language) : undefined
}

const allAs = (switches: View, isOn: boolean) => Object.fromEntries(Object.keys(switches).map((name) => [name, isOn]))

/**
 * The acronym of a group of this run for what the whole group would see or get a mail of: its officers are those of the fixtures' group,
 * its only other member is the participant. Where no group can be made, the group of the fixtures.
 * Another one is for people who come and go: who has joined gets the mails of its records.
 */
export const ownGroup = (v: Verification, use: "records" | "people"): Promise<string> =>
  v.records.shared(`own group for ${use}`, () => newGroup(v, use === "records" ? "restricted" : "public"))

async function newGroup(v: Verification, type: "public" | "restricted"): Promise<string> {
  if (v.target.missing.has("workgroup.create")) return v.fixtures.alliance.group
  const idsOf = async (who: PersonRole) => [(await v.people.get(who)).session.user_id]
  const name = unique()
  const body = {
    acronym: `V-${name}`.slice(0, 20),
    name: `${v.records.run} 测试工作组`,
    name_english: `${v.records.run} own group ${name}`,
    type,
    description: text(note),
    chair_ids: await idsOf("chair"),
    vice_chair_ids: await idsOf("vice_chair"),
    secretary_ids: await idsOf("secretary"),
    member_ids: await idsOf("participant"),
  }
  const { acronym } = await create(v, "workgroup.create", "alliance_admin", { body })
  // A new group has switches of its own.
  await switchOffMails(v)
  return String(acronym)
}
