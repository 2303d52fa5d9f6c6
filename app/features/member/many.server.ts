import { type ActionFunctionArgs, data, redirect } from "@remix-run/node"
import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { type Failure, statusOfRefusal } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { memberPaths } from "#app/lib/paths/member.ts"
import { isRecordId } from "#app/lib/route-params.ts"
import { reasonInWords } from "#app/parts/refusal-text.server.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { idempotencyKey, invalid, newIdempotencyKey, parseSubmission } from "#app/ui/form/submission.server.ts"
import { disableManySchema, manySchema } from "./member.schema.ts"

type Member = components["schemas"]["MemberRecord"]
type ManyAction = "disable" | "enable"

/** As many as a page of the list may choose at once. */
const most = 50

function asked(url: string): { action: ManyAction; ids: string[] } {
  const { searchParams } = new URL(url)
  const ids = searchParams.getAll("member").filter(isRecordId)
  return {
    action: searchParams.get("action") === "enable" ? "enable" : "disable",
    ids: [...new Set(ids)].slice(0, most),
  }
}

/** What disabling one of them leaves behind, in one sentence. */
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

/** The members that were chosen in the list, and what happens to them (ADM-10, FORM-10). Who may not be changed is named with the reason. */
export async function manyView(context: RequestContext, url: string) {
  const { action, ids } = asked(url)
  const found = await Promise.all(ids.map((id) => context.api.get("/member/{id}", { path: { id } })))
  const members = found.flatMap((one) => (one.ok ? [one.value] : []))
  const people = await Promise.all(members.map((member) => personView(context, member, action)))
  const intl = serverIntl(context.locale)
  return {
    action,
    windowTitle: intl.formatMessage({ id: "member.many.title" }, { action, total: people.length }),
    people: people.filter(({ isOffered }) => isOffered),
    others: people.filter(({ isOffered }) => !isOffered),
    key: newIdempotencyKey(),
  }
}

export type ManyView = Awaited<ReturnType<typeof manyView>>

/**
 * Enables or disables the members that the form names, one after the other; who could not be changed is named, and the others are done. A
 * repeated form does nothing twice: each call has the form's key and the id of its member.
 */
export const changeMany = withSchema(manySchema, async ({ request, context }: ActionFunctionArgs) => {
  const { action } = asked(request.url)
  const submission = await parseSubmission(request, action === "disable" ? disableManySchema : manySchema)
  if (submission.status !== "success") return invalid(submission)
  const { members, reason } = submission.value
  const key = idempotencyKey(submission)
  const failed: { id: string; why: string }[] = []
  let status = 400
  for (const named of members.slice(0, most)) {
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
  if (failed.length > 0) return data({ ...submission.reply(), failed }, { status })
  await sendFlash(context, { tone: "done", id: "member.many.done", values: { action, total: members.length } })
  return redirect(memberPaths.list(context.alliance), 303)
})

type One = { id: string; version: number; reason: string | undefined; key: string | undefined }

async function changeOne(
  { api }: RequestContext,
  action: ManyAction,
  { id, version, reason = "", key }: One,
): Promise<Failure | undefined> {
  if (!isRecordId(id) || !Number.isInteger(version)) return { kind: "not_found" }
  const call = { path: { id }, idempotencyKey: key }
  const done =
    action === "disable"
      ? await api.post("/member/{id}/disable", { ...call, body: { version, reason } })
      : await api.post("/member/{id}/enable", { ...call, body: { version } })
  return done.ok ? undefined : done.failure
}
