import { ballotListRules } from "../rules/ballot-list.ts"
import { ballotRules } from "../rules/ballot.ts"
import type { CreationScope } from "../rules/creation.ts"
import { entityRules } from "../rules/entity.ts"
import { workgroupListRules } from "../rules/list.ts"
import { meetingListRules } from "../rules/meeting-list.ts"
import { meetingRules } from "../rules/meeting.ts"
import { memberRules } from "../rules/member.ts"
import { participantsOf } from "../rules/participants.ts"
import type { World } from "../rules/rules.ts"
import type { MemberRow } from "../store/records.ts"
import { ballotNamed } from "./ballot-guard.ts"
import { groupsOf } from "./groups.ts"
import { meetingNamed } from "./meeting-guard.ts"
import { entityNamed, entityPreview, isEntityAction } from "./preview-entity.ts"
import { ballotPreview, isBallotAction } from "./preview-ballot.ts"
import { isMeetingAction, meetingPreview } from "./preview-meeting.ts"
import { isMemberAction, memberPreview } from "./preview-member.ts"
import { isWorkgroupAction, refuseWorkgroup, workgroupPreview } from "./preview-workgroup.ts"
import { nothing, recipients, type Preview } from "./preview-parts.ts"
import { namedRecord, onList } from "./record-guard.ts"
import { fieldRefusal, type Refusal } from "./refusal.ts"
import { attempt, creationScope } from "./scope.ts"
import { guarded, ok, type Handlers, type SignedIn, type Unchecked } from "./types.ts"

type Call = SignedIn<Unchecked<"preview.get">>

/** What a preview is made of: each kind of record brings its own. */
type Maker<R, A extends string> = {
  isAction: (action: string) => action is A
  find: () => R | undefined
  refusal: (action: A, record: R, world: World) => Refusal | undefined
  preview: (action: A, record: R, world: World) => Preview
}

export const previewHandlers = {
  "preview.get": guarded(
    (call) => {
      const { action, module } = call.query
      if (module === "workgroup") return action === "create" ? ofNewGroup(call) : ofWorkgroup(call)
      const isOfList = module === "meeting" || module === "ballot"
      if (action === "create" && isOfList) return ofCreation(call)
      return Object.hasOwn(ofModule, module) ? ofModule[module](call) : ofMeeting(call)
    },
    (_call, find) => ok(find()),
  ),
} satisfies Handlers

function ofCreation(call: Call): () => Preview {
  const { store, now, alliance, query } = call
  const findScope: () => Pick<CreationScope<unknown>, "group_id"> =
    query.module === "ballot"
      ? creationScope(call, query, ballotListRules)
      : creationScope(call, query, meetingListRules)
  return () => {
    const world = { store, now }
    const { group_id } = findScope()
    const everyone = { alliance_id: alliance.id, group_id, participants: { member_ids: [], group_ids: [] } }
    const changes = [{ effect: "creates" as const, module: query.module, total: 1, items: [] }]
    return {
      ...nothing,
      module: query.module,
      key: null,
      action: "create",
      record: null,
      changes,
      recipients: recipients(participantsOf(everyone, world), group_id === null ? [] : [group_id], world),
    }
  }
}

/** The first group of an alliance and the last are made alike: nothing else changes. */
function ofNewGroup(call: Call): () => Preview {
  onList(workgroupListRules, "create")(call)
  const changes = [{ effect: "creates" as const, module: "workgroup" as const, total: 1, items: [] }]
  const told = recipients([], [], call)
  return () => ({
    ...nothing,
    module: "workgroup",
    key: null,
    action: "create",
    record: null,
    changes,
    recipients: told,
  })
}

function ofWorkgroup(call: Call): () => Preview {
  const { query } = call
  const { member } = call.viewer
  const findGroups = groupsOf(call, query.key, "key")
  return ofRecord(call, {
    isAction: isWorkgroupAction,
    find: () => findGroups()?.[0],
    refusal: (action, group, world) => refuseWorkgroup(action, group, member, query, world),
    preview: (action, group, world) => workgroupPreview(action, group, member, query, world),
  })
}

function ofMeeting(call: Call): () => Preview {
  return ofRecord(call, {
    isAction: isMeetingAction,
    find: meetingNamed(call, call.query.key),
    refusal: (action, meeting, world) => meetingRules.can(call.viewer.member, action, meeting, world),
    preview: meetingPreview,
  })
}

function ofBallot(call: Call): () => Preview {
  return ofRecord(call, {
    isAction: isBallotAction,
    find: ballotNamed(call, call.query.key),
    refusal: (action, ballot, world) => ballotRules.can(call.viewer.member, action, ballot, world),
    preview: ballotPreview,
  })
}

function ofEntity(call: Call): () => Preview {
  return ofRecord(call, {
    isAction: isEntityAction,
    find: entityNamed(call, call.query.key),
    refusal: (action, entity, world) => entityRules.can(call.viewer.member, action, entity, world),
    preview: entityPreview,
  })
}

function ofMember(call: Call): () => Preview {
  const user = call.viewer.member
  return ofRecord(call, {
    isAction: isMemberAction,
    find: namedRecord<MemberRow>(call, { key: call.query.key }, (key) => call.store.rows.member.get(key), memberRules),
    refusal: (action, member, world) => memberRules.can(user, action, member, world),
    preview: (action, member, world) => memberPreview(action, member, user, world),
  })
}

const ofModule = { meeting: ofMeeting, ballot: ofBallot, entity: ofEntity, member: ofMember }

/** Refused as the action would be. An action that is not the record's, or has no preview, is a fault of the field. */
function ofRecord<R, A extends string>({ store, now, query }: Call, maker: Maker<R, A>): () => Preview {
  const world = { store, now }
  const { action } = query
  const record = attempt(maker.find)
  const refusal = record && maker.isAction(action) && maker.refusal(action, record, world)
  if (refusal) throw refusal
  return () => {
    if (!maker.isAction(action)) throw fieldRefusal("action", "value_unknown")
    const found = maker.find()
    if (!found) throw fieldRefusal("key", "required")
    return maker.preview(action, found, world)
  }
}
