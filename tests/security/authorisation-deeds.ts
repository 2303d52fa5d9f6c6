import { attachmentValue } from "#app/parts/attachments/attachment.ts"
import { participantValue } from "#app/parts/participants/participant.ts"
import { restrictedReaders } from "./authorisation-cells.ts"
import { administrators, ballot, everyone, leaders, meeting, type Deed } from "./authorisation-deed.ts"
import { admin, approval, entity } from "./authorisation-deeds-admin.ts"
import { groups } from "./authorisation-deeds-groups.ts"
import { ballots, dates, meetings } from "./authorisation-deeds-events.ts"

const file = (id: string) => attachmentValue({ id, name: "a.txt", size: 1 })
const chosen = (id: string) => participantValue({ kind: "member", id, text: "" })

const feed = (what: string, by: readonly string[]): Deed => ({
  ...{ route: "calendar/feed", at: "calendar/feed", form: { intent: "make", what }, does: "calendar.feed.create", by },
})
const ownPackage = (owner: string, intent: "repeat" | "delete"): Deed => ({
  ...{ route: "account/download", at: "account/download", does: `export-package.${intent}`, by: [owner] },
  ...{ form: { intent, id: `export-package-aurora-${owner}-3` }, refusals: [403, 404] },
})
const packageOf = (query: string, by: readonly string[]): Deed => ({
  ...{ route: "export", at: `export?${query}`, form: { format: "csv", language: "english" } },
  ...{ does: "export-package.create", by },
})

/** One's own things: nobody else touches them, and nothing of a restricted group is to be had through them. */
const own: Deed[] = [
  feed("person", everyone),
  feed("group COPT", everyone),
  feed("group STEER", restrictedReaders),
  { ...feed("meeting meeting-aurora-33", restrictedReaders), refusals: [400, 403] },
  {
    // one that is not there any more needs no revoking: the page says how it is
    ...{ route: "calendar/feed", at: "calendar/feed", form: { intent: "revoke", id: "calendar-feed-aurora-1" } },
    ...{ does: "calendar.feed.delete", by: ["member"], refusals: [303, 404] },
  },
  ownPackage("member", "repeat"),
  ownPackage("admin", "delete"),
  packageOf("module=meeting", everyone),
  packageOf("module=workgroup", everyone),
  packageOf("module=operation_log", administrators),
  packageOf("module=operation_log&query=group_acronym%3DCOPT", [...leaders, "member-admin"]),
  packageOf("module=meeting&key=meeting-aurora-33", restrictedReaders),
  packageOf("module=ballot&key=ballot-aurora-10", restrictedReaders),
  packageOf("module=meeting&query=group_acronym%3DSTEER", restrictedReaders),
  {
    ...{ route: "account/profile", at: "account/profile", does: "profile.update", by: everyone },
    ...{ of: ["profile", "member-aurora-@"], form: { timezone: "Europe/Oslo", language: "english" } },
  },
  {
    ...{ route: "account/subscription", at: "account/subscription", does: "subscription.update", by: everyone },
    form: { "alliance[0]": "meeting", version: "1" },
  },
  {
    ...{
      route: "account/subscription",
      at: "account/subscription",
      does: "subscription.update",
      by: ["restricted-member"],
    },
    ...{ form: { "alliance[0]": "meeting", "groups[0].acronym": "STEER", version: "1" }, refusals: [400, 403] },
  },
]

/** Files, and what reaches no backend. */
const plain: Deed[] = [
  { route: "upload/:module", at: "upload/meeting", form: { file: "" }, does: "file.create", by: everyone },
  {
    route: "draft",
    at: "draft",
    form: { "draft.address": "/a/aurora/meeting/create", "draft.intent": "keep" },
    by: everyone,
  },
  { route: "rich-text", at: "rich-text", form: { format: "markdown", text: "*a*", to: "view" }, by: everyone },
  {
    route: "kit/rich-text",
    at: "kit/rich-text",
    form: { "description.format": "markdown", "description.text": "a" },
    by: everyone,
  },
]

const hidden = (deed: Pick<Deed, "route" | "at" | "form" | "does" | "of">): Deed => ({
  ...{ ...deed, by: [], refusals: [400, 403, 404] },
})

/** Forms that would be good but for one hidden or chosen id, of another alliance or of a restricted group (quality row 41). */
const smuggled: Deed[] = [
  hidden({
    route: "meeting/create",
    at: "meeting/create",
    does: "meeting.create",
    form: { ...meeting, group: "LIDAR" },
  }),
  ...["member-harbor-member"].flatMap((id) => [
    hidden({
      ...{ route: "meeting/create", at: "meeting/create", does: "meeting.create" },
      form: { ...meeting, "participants.who": "selected", "participants.chosen": chosen(id) },
    }),
    hidden({
      ...{ route: "vote/create", at: "vote/create", does: "ballot.create" },
      form: { ...ballot, "voters.who": "selected", "voters.chosen": chosen(id) },
    }),
  ]),
  ...["meeting-harbor-1"].map((meeting_id) =>
    hidden({ route: "vote/create", at: "vote/create", does: "ballot.create", form: { ...ballot, meeting_id } }),
  ),
  hidden({
    ...{ route: "vote/create", at: "vote/create", does: "ballot.create" },
    form: { ...ballot, previous_ballot_id: "ballot-harbor-7" },
  }),
  hidden({
    ...{ route: "meeting/create", at: "meeting/create", does: "meeting.create" },
    form: { ...meeting, documentation: file("file-meeting-harbor-1-agenda") },
  }),
  hidden({
    ...{ route: "admin/group/:acronym/member", at: "admin/group/COPT/member", does: "workgroup.role.add" },
    form: { role: "member", member_ids: chosen("member-harbor-member") },
  }),
  hidden({
    ...{ route: "admin/apply/:id", at: "admin/apply/login-request-aurora-1", does: "login-request.approve" },
    ...{ of: ["login_request", "login-request-aurora-1"], form: { ...approval, entity_id: "entity-harbor-1" } },
  }),
  hidden({
    ...{ route: "admin/entity/create", at: "admin/entity/create", does: "entity.create" },
    form: { ...entity, level_id: "level-harbor-1" },
  }),
]

/**
 * What is done on every route with an action. A new one needs its deed here, with values that would do it: who may do it is written
 * by hand. `silent` names the routes that write nothing anywhere, or belong to the way in and out.
 */
export const deeds: Deed[] = [...meetings, ...ballots, ...dates, ...own, ...admin, ...groups, ...plain, ...smuggled]

export const silent = ["/", "/*", "*", "/kit", "/preferences", "kit/session", "login/request", "callback", "logout"]
