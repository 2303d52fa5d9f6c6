import { isDone, LeftOut, resultOf } from "../client/answers.ts"
import { note } from "../subjects/bodies.ts"
import { validCall } from "../subjects/calls.ts"
import { category, downloadIn } from "../subjects/download.ts"
import { readRecord, sendAs, type Subject, type Verification, type View } from "../subjects/subject.ts"
import { type Provoking, admin, withBody, userOf } from "./provoking.ts"

/** An agency of the target that an application of this run uses. */
async function usedAgency(v: Verification): Promise<Subject> {
  const { call } = await validCall(v, "certification.create")
  const { test_agency: agency } = resultOf(await v.target.send("certification.create", call)) as { test_agency: View }
  return { path: { id: String(agency.id) }, read: { who: admin, operation: "agency.get" } }
}

/** Sends an action that must be refused, on a record that others use; what was done in spite of that is undone. */
async function onRecordOfOthers(
  v: Verification,
  subject: Subject,
  action: { operation: string; undo: string; body?: object },
) {
  const { version } = await readRecord(v, subject)
  const exchange = await sendAs(v, admin, action.operation, { path: subject.path, body: { ...action.body, version } })
  if (isDone(exchange))
    await sendAs(v, admin, action.undo, { path: subject.path, body: { version: Number(version) + 1 } })
  return exchange
}

/** Refusals of the administration. */
export const refusedAdministration: readonly Provoking[] = [
  {
    operation: "agency.disable",
    code: "agency_in_use",
    how: "while an application uses it",
    provoke: async (v) => {
      const subject = await usedAgency(v)
      const action = { operation: "agency.disable", undo: "agency.enable" }
      const exchange = await onRecordOfOthers(v, subject, action)
      return { exchange, preview: { module: "agency", key: String(subject.path.id), action: "disable" } }
    },
  },
  {
    operation: "agency.update",
    code: "type_fixed",
    how: "another type while an application uses it",
    provoke: async (v) => {
      const subject = await usedAgency(v)
      const { type } = await readRecord(v, subject)
      const types = (v.contract.document.components.schemas.AgencyType?.enum ?? []) as string[]
      const other = types.find((one) => one !== type)
      return { exchange: await withBody(v, "agency.update", { type: other }, subject) }
    },
  },
  {
    operation: "entity.disable",
    code: "entity_has_members",
    how: "while it has members",
    provoke: async (v) => {
      const { organization } = resultOf(await sendAs(v, "participant", "profile.get")) as { organization: View | null }
      if (!organization) throw new LeftOut("the participant belongs to no entity")
      const path = { id: String(organization.id) }
      const subject = { path, read: { who: admin, operation: "entity.get" } } as const
      const action = { operation: "entity.disable", undo: "entity.enable" }
      const exchange = await onRecordOfOthers(v, subject, action)
      return { exchange, preview: { module: "entity", key: path.id, action: "disable" } }
    },
  },
  {
    operation: "member.disable",
    code: "cannot_disable_self",
    how: "the own account",
    provoke: async (v) => {
      const path = { id: await userOf(v, "member_admin") }
      const { version } = resultOf(await sendAs(v, admin, "member.get", { path }))
      const exchange = await sendAs(v, "member_admin", "member.disable", { path, body: { version, reason: note } })
      if (isDone(exchange)) await sendAs(v, admin, "member.enable", { path, body: { version: Number(version) + 1 } })
      return { exchange }
    },
  },
  {
    operation: "preview.get",
    code: "cannot_disable_self",
    how: "of disabling the own account",
    provoke: async (v) => {
      const query = { module: "member", key: await userOf(v, "member_admin"), action: "disable" }
      return { exchange: await sendAs(v, "member_admin", "preview.get", { query }) }
    },
  },
  {
    operation: "download-category.delete",
    code: "category_in_use",
    how: "while it has a download",
    provoke: async (v) => {
      const { path } = await category(v)
      await downloadIn(v, String(path.id))
      const list = resultOf(await sendAs(v, admin, "download-category.list", { query: { size: "200" } }))
        .items as View[]
      const { version } = list.find(({ id }) => id === path.id) ?? {}
      const exchange = await sendAs(v, admin, "download-category.delete", { path, query: { version: String(version) } })
      return { exchange, preview: { module: "download_category", key: String(path.id), action: "delete" } }
    },
  },
  {
    operation: "workgroup.join-request.create",
    code: "already_group_member",
    how: "by a member of the group",
    provoke: async (v) => {
      const path = { acronym: await v.ownGroup("people") }
      const operation = "workgroup.join-request.create"
      return { exchange: await sendAs(v, "chair", operation, { path, body: { reason: note } }) }
    },
  },
]
