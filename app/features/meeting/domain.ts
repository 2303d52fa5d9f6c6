import { agendaTemplatePaths } from "#app/lib/paths/agenda-template.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import type { Domain } from "#app/parts/domain/domain.ts"
import { eventStatusTexts } from "#app/parts/event/event-status.ts"
import { meetingList } from "./meeting.list.ts"
import { topicStatusTexts } from "./meeting.status.ts"

export const meeting: Domain = {
  records: {
    meeting: {
      href: meetingPaths.detail,
      letter: "M",
      name: "meeting.detail.title",
      isConfidential: true,
      statuses: { ...eventStatusTexts, ...topicStatusTexts },
      create: { href: meetingPaths.create, text: "meeting.list.create" },
    },
    agenda_template: {
      href: ({ alliance }, _key, acronym) => acronym && agendaTemplatePaths.list({ alliance, acronym }),
      name: "agenda-template.one",
      isConfidential: true,
    },
  },
  operations: [
    "meeting.logged.create",
    "meeting.logged.update",
    "meeting.logged.documentation.update",
    "meeting.logged.cancel",
    "meeting.logged.end",
    "meeting.logged.remind",
    "meeting.logged.summary.update",
    "meeting.logged.summary.approve",
    "meeting.logged.feedback.create",
    "meeting.logged.answer",
    "meeting.logged.invitation.answer",
    "meeting.logged.agenda.move",
    "meeting.logged.topic.create",
    "meeting.logged.topic.update",
    "meeting.logged.topic.plan",
    "meeting.logged.topic.withdraw",
    "meeting.logged.topic.feedback.create",
    "agenda-template.logged.create",
    "agenda-template.logged.update",
    "agenda-template.logged.delete",
  ],
  fields: {
    attendee_ids: "meeting-summary.participants",
    description: "meeting-form.description",
    documentation_ids: "meeting.documents",
    duration: "event-form.duration",
    location: "meeting.location",
    minutes: "meeting-topic.minutes",
    participants: "meeting.participants",
    position: "meeting-topic.position",
    presenter_id: "meeting-topic.presenter",
    start_time: "event.starts",
    subject: "event.subject",
    summary: "meeting.summary",
    summary_file_ids: "meeting-summary.files",
    topic_minutes: "meeting.topics",
    topics: "agenda-template.topics",
    timezone: "event.zone",
  },
  navigation: { ...meetingList, position: 3, goKey: "m" },
}
