import type { Action } from "../../contract/states/tables.ts"
import { actionNamed } from "../../contract/states/judge.ts"
import { described, expectRefused, Finding, isDone, LeftOut, resultOf, type Exchange } from "../client/answers.ts"
import type { Call } from "../client/call.ts"
import { namesIn } from "../client/contract.ts"
import { otherInRecord } from "../cases/record-ref.ts"
import { callOf, snapshot } from "../subjects/calls.ts"
import { roleBounds, tables } from "../subjects/state-tables.ts"
import {
  isDerived,
  nothing,
  readRecord,
  sendAs,
  type Subject,
  type Verification,
  type View,
} from "../subjects/subject.ts"

const preview = "preview.get"

/** Checks the preview of every action that the contract lists (`x-previews`): it is about the record and the action, and does nothing. */
export async function checkPreviews(v: Verification): Promise<void> {
  for (const [module, names] of Object.entries(v.contract.operation(preview)["x-previews"] ?? {}))
    for (const name of names) {
      const { action, isOfList } = actionNamed(tables, module, name) ?? {}
      if (!action || !v.writeOf(action.operation)) continue
      let once: Promise<Asked> | undefined
      const asked = () => (once ??= askedFor(v, { module, name, action, isOfList: isOfList ?? false }))
      await v.check(preview, "effect", `${module} ${name}: names its record, and does nothing`, async () =>
        checkOne(v, await asked()),
      )
      if (!mayOutsider(action))
        await v.check(preview, "role", `${module} ${name}: of an action that is not theirs`, async () => {
          const { query } = await asked()
          expectRefused(await sendAs(v, "outsider", preview, { query }), [403, 404])
        })
    }
}

type Previewed = { module: string; name: string; action: Action; isOfList: boolean }

/** Whether a person without groups and roles may have a role in the action, if the record does not name them. */
const mayOutsider = ({ rows }: Action): boolean => {
  const { most } = roleBounds("outsider", false)
  return rows.some(({ by }) => by.some((role) => most.has(role)))
}

/** What a preview is asked about: the record of a valid call of the action. */
type Asked = Previewed & { subject: Subject; as: Call["as"]; query: Record<string, string> }

async function askedFor(v: Verification, previewed: Previewed): Promise<Asked> {
  const { module, name, action, isOfList } = previewed
  const { subject: made, call } = await callOf(v, action.operation)
  const subject = isOfList ? nothing : made
  const query = { module, action: name, ...aboutOf(v, previewed, subject, call.body) }
  return { ...previewed, subject, as: call.as, query }
}

async function checkOne(v: Verification, { action, subject, as, query }: Asked): Promise<void> {
  const record = subject.read ? await readRecord(v, subject) : undefined
  const before = await snapshot(v, action.operation, subject)
  const exchange = await v.target.send(preview, { as, query })
  // The contract's example need not be possible on a record that was made for it; the preview is refused like the action.
  if (!isDone(exchange) && isDerived(v, action.operation))
    throw new LeftOut(`the preview answered ${described(exchange)}`)
  const wrong = problemsOf(resultOf(exchange), query, record)
  if (wrong.length > 0) throw new Finding(wrong.join("; "), exchange)
  expectNothing(before, await snapshot(v, action.operation, subject), exchange)
}

function expectNothing(before: string, after: string, exchange: Exchange): void {
  if (before !== after) throw new Finding("the preview has changed the record", exchange)
}

/** What the query says of the record: its key, or of a creation where it will stand. */
function aboutOf(v: Verification, { action, isOfList }: Previewed, { path }: Subject, body: unknown) {
  const { group_acronym, draft_code, member_id, role } = { ...(body as View), ...path } as Record<string, string>
  if (isOfList) return { ...(group_acronym && { group_acronym }), ...(draft_code && { draft_code }) }
  const [name = ""] = namesIn(v.contract.operation(action.operation).path)
  const key = path[name]
  if (key === undefined) throw new LeftOut("the path of the action names no record")
  return { key, ...(member_id && { member_id }), ...(role && { role }) }
}

/** What is wrong with a preview: it names what was asked, and its record as that is shown. */
function problemsOf(shown: View, query: Record<string, string>, record: View | undefined): string[] {
  const { module, key = null, action } = query
  const ref = shown.record as View | null
  const reminder = shown.reminder as View | null
  return [
    ...Object.entries({ module, key, action }).flatMap(([name, value]) =>
      shown[name] === value ? [] : [`${name} is ${String(shown[name])} and not ${String(value)}`],
    ),
    ...((ref === null) === (key === null) ? [] : [key === null ? "it names a record" : "it names no record"]),
    ...(ref && record ? otherInRecord(ref, { module, key }, record) : []),
    ...((reminder !== null) === (action === "remind") ? [] : [`its reminder is ${JSON.stringify(reminder)}`]),
  ]
}
