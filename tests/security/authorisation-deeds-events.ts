import type { Kind } from "#mock/store/store.ts"
import {
  ballot,
  day,
  later,
  leaders,
  meeting,
  members,
  plenary,
  reason,
  schedulers,
  text,
  everyone,
  type Deed,
} from "./authorisation-deed.ts"

type Pages = Record<string, { form: Record<string, string>; by: readonly string[] }>

/** Pages below a record, each with the form of what is done there; the action is the last part of the path unless it is named. */
function below(
  base: string,
  route: string,
  of: readonly [Kind, string],
  does: Record<string, string>,
  pages: Pages,
): Deed[] {
  return Object.entries(pages).map(([path, { form, by }]) => ({
    route: `${route}/${path.replace(/^confirm\/.*/, "confirm/:action")}`,
    at: `${base}/${of[1]}/${path}`,
    ...{ of, form, by, does: does[path] ?? `${base}.${path.split("/").at(-1)}`, hasPage: true, isOfGroup: true },
  }))
}

const ofMeeting = (id: string, pages: Pages) =>
  below(
    "meeting",
    "meeting/:id",
    ["meeting", id],
    {
      edit: "meeting.update",
      documents: "meeting.documentation.update",
      "summary/edit": "meeting.summary.update",
      "topic/create": "meeting.topic.create",
    },
    pages,
  )

const ofBallot = (id: string, pages: Pages) =>
  below(
    "vote",
    "vote/:id",
    ["ballot", id],
    {
      edit: "ballot.update",
      extend: "ballot.extend",
      "confirm/cancel": "ballot.cancel",
      "confirm/remind": "ballot.remind",
    },
    pages,
  )

export const meetings: Deed[] = [
  ...ofMeeting("meeting-aurora-6", {
    edit: { form: meeting, by: leaders },
    documents: { form: { location: "Room 2" }, by: leaders },
    "confirm/cancel": { form: reason, by: leaders },
    "confirm/remind": { form: {}, by: leaders },
    "topic/create": { form: text, by: members },
  }),
  ...ofMeeting("meeting-aurora-1", {
    "confirm/end": { form: {}, by: leaders },
    "summary/edit": { form: { "summary.format": "markdown", "summary.text": "Agreed" }, by: leaders },
  }),
  {
    ...{ route: "meeting/:id", at: "meeting/meeting-aurora-1", form: { topic: "", text: "Thank you" }, by: members },
    ...{ does: "meeting.feedback.create", isOfGroup: true },
  },
  {
    ...{ route: "meeting/:id", at: "meeting/meeting-aurora-5", form: { topic: "topic-aurora-2", text: "Thank you" } },
    ...{ does: "meeting.topic.feedback.create", by: ["admin", ...members], isOfGroup: true },
  },
  {
    ...{ route: "meeting/:id", at: "meeting/meeting-aurora-5", does: "meeting.topic.feedback.create", by: leaders },
    ...{ form: { topic: "topic-aurora-2", text: "Done", is_completed: "on" }, isOfGroup: true },
  },
  ...(["edit", "withdraw"] as const).map((act): Deed => ({
    ...{ route: `meeting/:id/topic/:topicId/${act}`, at: `meeting/meeting-aurora-5/topic/topic-aurora-2/${act}` },
    ...{ of: ["meeting_topic", "topic-aurora-2"], form: act === "edit" ? text : reason, by: ["member"] },
    ...{ does: act === "edit" ? "meeting.topic.update" : "meeting.topic.withdraw", hasPage: true, isOfGroup: true },
  })),
  { route: "meeting/create", at: "meeting/create", form: meeting, does: "meeting.create", by: plenary },
  {
    route: "meeting/create",
    at: "meeting/create",
    form: { ...meeting, group: "COPT" },
    does: "meeting.create",
    by: leaders,
  },
  {
    route: "meeting/create",
    at: "meeting/create",
    form: { ...meeting, group: "STEER" },
    does: "meeting.create",
    by: ["admin"],
  },
  {
    route: "wg/:acronym/meeting/create",
    at: "wg/COPT/meeting/create",
    form: meeting,
    does: "meeting.create",
    by: leaders,
  },
  {
    route: "wg/:acronym/meeting/create",
    at: "wg/STEER/meeting/create",
    form: meeting,
    does: "meeting.create",
    by: ["admin"],
  },
]

export const ballots: Deed[] = [
  ...ofBallot("ballot-aurora-1", {
    extend: { form: later, by: leaders },
    "confirm/cancel": { form: reason, by: leaders },
    "confirm/remind": { form: {}, by: leaders },
  }),
  ...ofBallot("ballot-aurora-5", { edit: { form: ballot, by: leaders } }),
  {
    ...{ route: "vote/:id", at: "vote/ballot-aurora-1", form: { option_id: "approve", step: "cast" } },
    // who has voted is led to the vote that counts
    ...{ does: "ballot.vote", by: ["chair", "secretary", "member"], refusals: [403, 303], isOfGroup: true },
  },
  { route: "vote/create", at: "vote/create", form: ballot, does: "ballot.create", by: plenary },
  { route: "vote/create", at: "vote/create", form: { ...ballot, group: "COPT" }, does: "ballot.create", by: leaders },
  { route: "wg/:acronym/vote/create", at: "wg/COPT/vote/create", form: ballot, does: "ballot.create", by: leaders },
  { route: "wg/:acronym/vote/create", at: "wg/STEER/vote/create", form: ballot, does: "ballot.create", by: ["admin"] },
]

const schedule = { ...text, ...day, ...later, type: "training" }
const first = ["schedule", "schedule-aurora-1"] as const
export const dates: Deed[] = [
  {
    route: "schedule/create",
    at: "schedule/create",
    form: schedule,
    does: "schedule.create",
    by: schedulers,
    hasPage: true,
  },
  {
    ...{ route: "schedule/:id/edit", at: "schedule/schedule-aurora-1/edit", of: first, form: schedule },
    ...{ does: "schedule.update", by: schedulers, hasPage: true },
  },
  {
    ...{ route: "schedule/:id/cancel", at: "schedule/schedule-aurora-1/cancel", of: first, form: {} },
    ...{ does: "schedule.cancel", by: schedulers, hasPage: true },
  },
  {
    ...{ route: "schedule/:id", at: "schedule/schedule-aurora-1", form: { intent: "subscribe", reminder: "30" } },
    ...{ does: "schedule.subscribe", by: everyone },
  },
  {
    ...{
      route: "schedule/:id",
      at: "schedule/schedule-aurora-1",
      form: { intent: "unsubscribe" },
      refusals: [400, 409],
    },
    ...{ does: "schedule.unsubscribe", by: ["member", "chair", "lone-member"] },
  },
]
