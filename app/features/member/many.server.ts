import { type ActionFunctionArgs, data, redirect } from "@remix-run/node"
import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { type Failure, statusOfRefusal } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { memberPaths } from "#app/lib/paths/member.ts"
import { isRecordId } from "#app/lib/route-params.ts"
import { reasonInWords } from "#app/parts/refusal-text.server.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { idempotencyKey, invalid, newIdempotencyKey, parseSubmission } from "#app/forms/submit/submission.server.ts"
import { disableManySchema, manySchema } from "./member.schema.ts"

type Member = components["schemas"]["MemberRecord"]
type ManyAction = "disable" | "enable"

/** Maximum number of members that are changed at once; the page says so when more are selected. */
const maxMembers = 50

function selectionFrom(url: string): { action: ManyAction; ids: string[]; left: number } {
  const { searchParams } = new URL(url)
  const ids = [...new Set(searchParams.getAll("member").filter(isRecordId))]
  return {
    action: searchParams.get("action") === "enable" ? "enable" : "disable",
    ids: ids.slice(0, maxMembers),
    left: Math.max(0, ids.length - maxMembers),
  }
}

/** One of the selected members, their number of open items if they are to be disabled, and the reason if the action is not allowed. */
async function personView(context: RequestContext, member: Member, action: ManyAction) {
  const { id, version, name, real_name, organization, open_item_total, actions } = member
  const isOffered = actions.includes(action)
  const query = { module: "member", action, key: id } as const
  const why = isOffered ? undefined : await context.api.get("/preview", { query })
  return {
    id,
    value: `${id} ${version}`,
    name: name || real_name,
    organization: organization ? nameIn(context.locale, organization) : undefined,
    href: memberPaths.detail(context.alliance, id),
    open: action === "disable" ? open_item_total : 0,
    isOffered,
    why: why && !why.ok ? reasonInWords(why.failure, context) : undefined,
  }
}

/**
 * The members selected in the list and what the action does to them (ADM-10, FORM-10). Members that cannot be changed are listed with the
 * reason.
 */
export async function manyView(context: RequestContext, url: string) {
  const { action, ids, left } = selectionFrom(url)
  const found = await Promise.all(ids.map((id) => context.api.get("/member/{id}", { path: { id } })))
  const members = found.flatMap((one) => (one.ok ? [one.value] : []))
  const people = await Promise.all(members.map((member) => personView(context, member, action)))
  const intl = serverIntl(context.locale)
  return {
    action,
    windowTitle: intl.formatMessage({ id: "member.many.title" }, { action, total: people.length }),
    people: people.filter(({ isOffered }) => isOffered),
    others: people.filter(({ isOffered }) => !isOffered),
    left,
    key: newIdempotencyKey(),
  }
}

export type ManyView = Awaited<ReturnType<typeof manyView>>

/**
 * Enables or disables the members in the form one after the other. Failures are listed by name and do not stop the rest. Submitting the
 * form again changes nothing twice: the idempotency key of each call combines the form's key and the member's id.
 */
export const changeMany = withSchema(manySchema, async ({ request, context }: ActionFunctionArgs) => {
  const { action } = selectionFrom(request.url)
  const submission = await parseSubmission(request, action === "disable" ? disableManySchema : manySchema)
  if (submission.status !== "success") return invalid(submission)
  const { members, reason } = submission.value
  const key = idempotencyKey(submission)
  const failed: { id: string; why: string }[] = []
  let status = 400
  for (const named of members.slice(0, maxMembers)) {
    const [id = "", version = ""] = named.split(" ")
    const failure = await changeOne(context, action, {
      id,
      version: Number(version),
      reason,
      key: key && `${key}-${id}`,
    })
    if (!failure) continue
    failed.push({ id, why: reasonInWords(failure, context) })
    status = Math.max(status, statusOfRefusal(failure))
  }
  if (failed.length > 0)
    return data({ ...submission.reply(), failed, done: members.length - failed.length }, { status })
  await sendFlash(context, { tone: "done", id: "member.many.done", values: { action, total: members.length } })
  return redirect(memberPaths.list(context.alliance), 303)
})

type MemberChange = { id: string; version: number; reason: string | undefined; key: string | undefined }

async function changeOne(
  { api }: RequestContext,
  action: ManyAction,
  { id, version, reason = "", key }: MemberChange,
): Promise<Failure | undefined> {
  if (!isRecordId(id) || !Number.isInteger(version)) return { kind: "not_found" }
  const call = { path: { id }, idempotencyKey: key }
  const done =
    action === "disable"
      ? await api.post("/member/{id}/disable", { ...call, body: { version, reason } })
      : await api.post("/member/{id}/enable", { ...call, body: { version } })
  return done.ok ? undefined : done.failure
}
