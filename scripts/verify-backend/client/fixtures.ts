import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { parse } from "yaml"
import { z } from "zod"

/** The people that checks need, named by their role in the alliance and its group. */
export const personRoles = [
  "alliance_admin",
  "general_secretary",
  "member_admin",
  "chair",
  "vice_chair",
  "secretary",
  "participant",
  "outsider",
  "restricted_member",
  "neighbour",
  "notice_admin",
  "topic_admin",
  "download_admin",
  "proposal_admin",
  "certification_admin",
  "certificate_admin",
  "schedule_admin",
  "certification_agency",
  "testing_agency",
] as const
export type PersonRole = (typeof personRoles)[number]

const session = z.strictObject({
  token: z.string().min(1),
  alliance_id: z.string().min(1),
  user_id: z.string().min(1),
  username: z.string().min(1),
  is_admin: z.boolean().default(false),
})
const person = z.union([
  z.strictObject({ session }),
  z.strictObject({ ticket: z.string().min(1) }),
  z.strictObject({ sign_on: z.record(z.string(), z.string()) }),
])
const account = z.strictObject({ sign_on: z.record(z.string(), z.string()) })
const schema = z.strictObject({
  login: z
    .strictObject({
      address: z.string().min(1),
      app: z.string().min(1),
      goto: z.url(),
      fields: z.record(z.string(), z.string()).default({}),
    })
    .optional(),
  alliance: z.strictObject({
    org: z.string().min(1),
    group: z.string().min(1),
    restricted_group: z.string().min(1).optional(),
    disbanded_group: z.string().min(1).optional(),
    may_lose_administrator: z.boolean().optional(),
  }),
  neighbour: z.strictObject({ org: z.string().min(1) }).optional(),
  people: z.partialRecord(z.enum(personRoles), person),
  refused: z.strictObject({ not_member: account.optional(), member_disabled: account.optional() }).default({}),
  unreachable_email: z.email().optional(),
  values: z.record(z.string(), z.string()).default({}),
  start_within_seconds: z.number().int().min(1).max(600).default(90),
})

export type Fixtures = z.infer<typeof schema>
export type PersonFixture = z.infer<typeof person>
/** Why an account that the login host knows gets no session of the alliance. */
export type WhyRefused = keyof Fixtures["refused"]
export type Session = z.infer<typeof session>

/** A person of the fixtures with a session. */
export type Person = { role: PersonRole; session: Session }

/** Fixtures for our own mock; a template for other backends. */
export const defaultFixtures = fileURLToPath(new URL("../fixtures.yaml", import.meta.url))

/** Reads a fixtures file in YAML or JSON. @throws Error with one line per problem */
export async function readFixtures(file: string): Promise<Fixtures> {
  const parsed = schema.safeParse(parse(await readFile(file, "utf8")))
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map((issue) => `${file}: ${issue.path.join(".")}: ${issue.message}`).join("\n"))
}
