import type { components } from "#openapi/generated/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import {
  emptyPreview,
  previewOfCreation,
  previewOfAction,
  recipients,
  type Preview,
} from "#mock/domains/preview/parts.ts"
import type { ActionNeeded, AgencyUse, PreviewCall, SearchEntry } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { certificationNamed } from "./guard.ts"
import { peopleOf, withdrawalRecipients } from "./mail.ts"
import type { CertificationRow } from "./records.ts"
import { certificationListRules, certificationRules } from "./rules.ts"
import { openStepIn, statusOf } from "./steps.ts"
import { subjectOf, waitsSince } from "./view.ts"

type Schemas = components["schemas"]

/** Reference to an application. */
export function certificationRecordRef(row: CertificationRow): Schemas["RecordRef"] {
  const { id: key, code, state } = row
  return { module: "certification", key, code, title: subjectOf(row), status: statusOf(state), group: null }
}

/** The applications that name an agency; the agency cannot be disabled while one of them is running. */
export function certificationsWith(agency_id: string, { store }: World): AgencyUse[] {
  return store.rows.certification
    .filter((row) => row.test_agency_id === agency_id || row.certification_agency_id === agency_id)
    .map((row) => ({
      record: { id: row.id, code: row.code, subject: subjectOf(row) },
      isRunning: row.state !== "completed" && row.state !== "withdrawn",
    }))
}

/** Search entries of the applications that the user may read. */
export function searchCertifications(user: MemberRow, world: World): SearchEntry[] {
  return visible("certification", user, world).map((row) => ({
    record: () => certificationRecordRef(row),
    names: [row.code, subjectOf(row), row.company, row.product],
    text: row.memo ?? "",
    updated: row.updated_time,
  }))
}

/** Applications whose open step the user can do. */
export function certificationsNeeded(user: MemberRow, world: World): ActionNeeded[] {
  return visible("certification", user, world).flatMap((row) => {
    const open = openStepIn(row.state)
    const role = open && certificationRules.role(user, open.action, row, world)
    if (!open || !role) return []
    const record = certificationRecordRef(row)
    return [{ kind: "certification", action: open.action, role, record, since: waitsSince(row), until: null }]
  })
}

/** Whether an application that the user may read, or its feedback, has the file. */
export function certificationRefersTo({ id }: { id: string }, user: MemberRow, world: World): boolean {
  const filesOf = (row: CertificationRow) => [
    ...[...row.evaluations, ...row.objections, ...row.feedbacks].flatMap(({ attachment_ids }) => attachment_ids),
    ...[...row.results, ...row.samples, ...row.materials].flatMap(({ file_ids }) => file_ids),
  ]
  return visible("certification", user, world, (row) => filesOf(row).includes(id)).length > 0
}

/** Preview of submitting or withdrawing an application. */
export function previewCertification(call: PreviewCall): () => Preview {
  const { store, now, viewer, query } = call
  const world = { store, now }
  if (query.action === "create") {
    const refusal = certificationListRules.can(viewer.member, "create", viewer.member, world)
    if (refusal) throw refusal
    const scope = { alliance_id: viewer.member.alliance_id } as CertificationRow
    return () => previewOfCreation(call, peopleOf("certification_admin", scope, world), null, world)
  }
  return previewOfAction(call, {
    actions: ["withdraw"],
    rules: certificationRules,
    find: certificationNamed(call, query.key),
    preview(action, row: CertificationRow) {
      const record = certificationRecordRef(row)
      return {
        ...emptyPreview,
        module: "certification",
        key: row.id,
        action,
        record,
        changes: [{ effect: "locks", module: "certification", total: 1, items: [record] }],
        recipients: recipients(withdrawalRecipients(row, viewer.member, world), [], world),
        warnings: [{ code: "irreversible", record }],
      }
    },
  })
}
