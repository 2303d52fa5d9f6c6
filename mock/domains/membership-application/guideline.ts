import type { components } from "#openapi/generated/schema.d.ts"
import { unknownAlliance } from "#mock/domains/alliance/handlers.ts"
import { fileIds } from "#mock/domains/file/body.ts"
import { fileRefs } from "#mock/domains/file/ref.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { groupRef } from "#mock/domains/workgroup/ref.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import { imagesIn } from "#mock/engine/images.ts"
import { guarded, ok, publicOperation, type Handlers } from "#mock/engine/handler.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import type { World } from "#mock/engine/rules.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { MembershipGuidelineRow } from "./records.ts"
import { membershipGuidelineRules } from "./rules.ts"

type Schemas = components["schemas"]

function guidelineOf(store: Store, alliance_id: string): MembershipGuidelineRow {
  const found = store.rows.membership_guideline.find((row) => row.alliance_id === alliance_id)
  if (!found) throw new Refusal("not_found")
  return found
}

const updatedBy = "membership-application.guideline.get updated_by"

function guidelineRecord(
  row: MembershipGuidelineRow,
  user: MemberRow | null,
  world: World,
): Schemas["MembershipGuideline"] {
  const { store } = world
  const levels = store.rows.member_level.filter(({ alliance_id }) => alliance_id === row.alliance_id)
  const groups = store.rows.workgroup.filter(
    ({ alliance_id, type, status }) => alliance_id === row.alliance_id && type === "public" && status === "normal",
  )
  return {
    version: row.version,
    actions: membershipGuidelineRules.actions(user, row, world),
    content: row.content,
    content_english: row.content_english,
    attachments: fileRefs(store, row.attachment_ids),
    updated_time: toText(row.updated_time),
    updated_by: membershipGuidelineRules.sees(user, updatedBy, row, world)
      ? memberRefOf(store, row.changed_by_id)
      : null,
    levels: levels.map(({ id, name, name_english }) => ({ id, name, name_english })),
    groups: groups.map(groupRef),
  }
}

/** Guidelines for applicants, in both languages (ADM-07, ADM-09). */
export const guidelineHandlers = {
  "membership-application.guideline.get": publicOperation(({ store, now, alliance, viewer }) => {
    if (!alliance) throw new Refusal("validation_failed", undefined, [unknownAlliance])
    return ok(guidelineRecord(guidelineOf(store, alliance.id), viewer?.member ?? null, { store, now }))
  }),

  "membership-application.guideline.update": guarded(
    ({ store, now, viewer: { member } }) => {
      const record = guidelineOf(store, member.alliance_id)
      const world = { store, now }
      const refusal = membershipGuidelineRules.can(member, "update", record, world)
      if (refusal) throw refusal
      return { record, world }
    },
    (call, { record, world }) => {
      const { store, now, viewer, body } = call
      refuseStale(record, body.version, "normal", store)
      const input = new BodyCheck(call)
      const written = {
        content: input.richText("content", body.content),
        content_english: input.richText("content_english", body.content_english),
        attachment_ids: fileIds(
          input,
          "attachment_ids",
          body.attachment_ids,
          "membership_application",
          record.attachment_ids,
        ),
      }
      input.done()
      const next = { ...record, ...written, ...changedBy(viewer.member, record, now) }
      membershipGuidelineRules.perform("update", call, {
        record,
        change: () => {
          // applicants without an account read the guidelines
          const images = [...imagesIn(written.content), ...imagesIn(written.content_english)]
          for (const id of [...written.attachment_ids, ...images]) {
            const file = store.rows.file.get(id)
            if (file && !file.is_public) store.rows.file.put({ ...file, is_public: true })
          }
          return store.rows.membership_guideline.put(next)
        },
        log: {
          user: viewer.member,
          module: "membership_application",
          alliance_id: record.alliance_id,
          memo: memoOf(record, next, ["content", "content_english", "attachment_ids"]),
        },
      })
      return ok(guidelineRecord(next, viewer.member, world))
    },
  ),
} satisfies Handlers
