import { meetingAgendaRules } from "#mock/domains/meeting/agenda-rules.ts"
import { meetingRules } from "#mock/domains/meeting/rules.ts"
import { meetingListRules } from "#mock/domains/meeting/list-rules.ts"
import { meetingTopicRules } from "#mock/domains/meeting/topic-rules.ts"
import { agendaIn, meetingIn, scopeIn, topicIn } from "../relations.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const meeting: RuleCheck = {
  subjects: [
    subject("meeting", meetingRules, meetingIn),
    subject("meeting-topic", meetingTopicRules, topicIn),
    subject("meeting-agenda", meetingAgendaRules, agendaIn),
    subject("meeting list", meetingListRules, scopeIn),
  ],
  permissions: {
    meeting: {
      everybody: ["always: read export"],
      "alliance_admin chair": [
        "not_started: update documentation.update cancel remind ballot.create duplicate",
        "ongoing: documentation.update end summary.update ballot.create duplicate",
        "ended: summary.update summary.approve ballot.create duplicate",
        "cancelled: duplicate",
      ],
      general_secretary: [
        "not_started ongoing: ballot.create duplicate",
        "ended: summary.approve ballot.create duplicate",
        "cancelled: duplicate",
      ],
      "vice_chair secretary": [
        "not_started: update documentation.update cancel remind ballot.create duplicate",
        "ongoing: documentation.update end summary.update ballot.create duplicate",
        "ended: summary.update ballot.create duplicate",
        "cancelled: duplicate",
      ],
      organizer: [
        "not_started: update documentation.update cancel remind",
        "ongoing: documentation.update end summary.update",
        "ended: summary.update",
      ],
      participant: ["not_started: topic.create answer", "ongoing: feedback.create answer", "ended: feedback.create"],
    },
    "meeting-topic": {
      everybody: ["always: read"],
      "alliance_admin chair vice_chair secretary organizer": [
        "submitted feedback_received: plan feedback.create feedback.complete",
        "late_submitted late_feedback_received: feedback.create feedback.complete",
      ],
      creator: ["submitted feedback_received: update plan withdraw"],
      participant: ["submitted feedback_received: feedback.create"],
    },
    "meeting-agenda": {
      everybody: ["always: read"],
      "alliance_admin chair vice_chair secretary organizer": ["not_started ended: move", "ongoing: move end"],
    },
    "meeting list": {
      everybody: ["always: read export"],
      alliance_admin: ["alliance group proposal: create"],
      general_secretary: ["alliance: create"],
      proposal_admin: ["proposal: create"],
      "chair vice_chair": ["group proposal: create"],
      secretary: ["group: create"],
    },
  },
}
