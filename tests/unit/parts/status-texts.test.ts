import { describe, expect, test } from "vitest"
import {
  applicationStatuses as applicantStatuses,
  applyStepStates,
  applyStepTexts,
} from "#app/features/apply/apply.status.ts"
import { certificationStatusTexts } from "#app/features/certification/certification.status.ts"
import { exportStatusTexts } from "#app/features/export-package/export.status.ts"
import { requestStatusTexts } from "#app/features/login-request/login-request.status.ts"
import { agendaStatusTexts, topicStatusTexts } from "#app/features/meeting/meeting.status.ts"
import { applicationStepStates } from "#app/features/membership-application/membership-application.status.ts"
import { memberStatusTexts } from "#app/features/member/member.status.ts"
import { invitedStates } from "#app/features/member-invitation/invitation.status.ts"
import { noticePhases } from "#app/features/notice/notice.status.ts"
import { scheduleStatusTexts } from "#app/features/schedule/schedule.status.ts"
import { taskStatusTexts } from "#app/features/task/task.status.ts"
import { topicStatusTexts as callTopicStatusTexts } from "#app/features/topic-call/list/list.query.ts"
import { decisionStatusTexts } from "#app/features/decision/decision.status.ts"
import { commentStatusTexts, threadStatusTexts } from "#app/features/thread/thread.status.ts"
import { datePollStatusTexts } from "#app/features/date-poll/date-poll.status.ts"
import { joinStatusTexts } from "#app/features/workgroup-join/join-request.status.ts"
import { workgroupStatusTexts } from "#app/features/workgroup/workgroup.status.ts"
import { eventStatusTexts } from "#app/parts/event/event-status.ts"
import { applicationStatusTexts } from "#app/parts/record-status/application.ts"
import { codeRuleStatusTexts } from "#app/parts/record-status/code-rule.ts"
import { enabledStatusTexts } from "#app/parts/record-status/enabled.ts"
import { proposalStatusTexts } from "#app/parts/record-status/proposal.ts"
import { statusTextOf } from "#app/parts/status-texts.server.ts"
import { readStateTables, type Action, type StateTable } from "#scripts/contract/states/tables.ts"
import document from "../../../openapi/generated/openapi.json"
import { text } from "#tests/support/texts.ts"

type Texts = Readonly<Record<string, string>>
const textsOf = (shown: Readonly<Record<string, { text: string }>>): Texts =>
  Object.fromEntries(Object.entries(shown).map(([status, { text }]) => [status, text]))

/** The words on the pages of each kind of record. */
const pages: Record<string, Texts> = {
  agency: enabledStatusTexts,
  ballot: eventStatusTexts,
  certification: certificationStatusTexts,
  date_poll: datePollStatusTexts,
  thread: threadStatusTexts,
  thread_comment: commentStatusTexts,
  decision: decisionStatusTexts,
  entity: enabledStatusTexts,
  export_package: exportStatusTexts,
  login_request: requestStatusTexts,
  meeting: { ...eventStatusTexts, ...topicStatusTexts },
  member: memberStatusTexts,
  membership_application: applicationStatusTexts,
  notice: textsOf(noticePhases),
  proposal: proposalStatusTexts,
  schedule: scheduleStatusTexts,
  task: taskStatusTexts,
  topic_call: eventStatusTexts,
  topic_code_rule: codeRuleStatusTexts,
  workgroup: { ...workgroupStatusTexts, ...joinStatusTexts },
}

/** More places with words for the same statuses: parts of a record, and pages of other people. */
const otherPlaces: Record<string, Texts[]> = {
  meeting_agenda: [agendaStatusTexts],
  meeting_topic: [topicStatusTexts],
  membership_application: [textsOf(applicantStatuses)],
  topic_call_topic: [callTopicStatusTexts],
  workgroup_join_request: [joinStatusTexts],
  member_invitation_person: [
    Object.fromEntries(invitedStates.map((state) => [state, `member-invitation.state.${state}`])),
  ],
}

const { tables } = readStateTables()
const schemas = document.components.schemas as Record<string, { enum?: unknown[] } | undefined>

/**
 * The statuses that `state_refused` can name for an action: those in which nobody may take it, unless another code says why. A status that
 * is a number in the contract is named in words (openapi/paths/task.yaml).
 */
function refusedStatuses({ states }: StateTable, { rows, refusals }: Action): string[] {
  return Object.entries(states).flatMap(([name, { status, made_by }]) => {
    const isRefused = made_by !== "place" && rows.every((row) => !row.in.includes(name)) && !(name in refusals.state)
    if (status === null || !isRefused) return []
    return [/^\d+$/.test(status) ? name : status]
  })
}

describe("ERR-01 a refusal shows a status with the text of the record's page", () => {
  test.each(Object.entries(pages))("%s", (kind, texts) => {
    for (const [status, id] of Object.entries(texts))
      for (const language of ["en", "zh"] as const)
        expect(text(language, statusTextOf(status, kind) ?? "", {}), `${status}, ${language}`).toBe(
          text(language, id, {}),
        )
  })

  test.each(tables.map((table) => [table.kind, table] as const))(
    "%s, in every status that an action can be refused in",
    (_kind, table) => {
      for (const action of Object.values(table.actions)) {
        const record = action.operation.split(".")[0]?.replaceAll("-", "_")
        const unnamed = refusedStatuses(table, action).filter((status) => statusTextOf(status, record) === undefined)
        expect(unnamed, action.operation).toEqual([])
      }
    },
  )

  test("an unknown status, even one named like a property of objects, has no text", () => {
    expect(statusTextOf("melted", "agency")).toBeUndefined()
    expect(statusTextOf("constructor", "constructor")).toBeUndefined()
  })
})

describe("I18N-02 one word for one status", () => {
  const named = tables.filter(({ statusSchema }) => statusSchema !== undefined)

  test.each(named.map((table) => [table.kind.replaceAll("-", "_"), table] as const))(
    "%s: every page has the same word for every status of the contract",
    (kind, { statusSchema = "", states }) => {
      const places = [pages[kind], ...(otherPlaces[kind] ?? [])].filter((place) => place !== undefined)
      expect(places.length, "a page with the words of this kind").toBeGreaterThan(0)
      // a status that is a number in the contract is named by its state
      const names = new Map(Object.entries(states).map(([name, { status }]) => [status, name]))
      for (const value of schemas[statusSchema]?.enum ?? []) {
        const status = typeof value === "number" ? (names.get(String(value)) ?? "") : String(value)
        for (const language of ["en", "zh"] as const) {
          const words = places.map((place) => text(language, place[status] ?? "", {}))
          expect([...new Set(words)], `${status}, ${language}`).toHaveLength(1)
        }
      }
    },
  )

  test("ADM-07 ADM-09 applicants and administrators read the same words for steps and their states", () => {
    for (const language of ["en", "zh"] as const) {
      for (const [state, { text: id }] of Object.entries(applyStepStates))
        expect(text(language, id, {}), state).toBe(
          text(language, applicationStepStates[state as keyof typeof applicationStepStates].text, {}),
        )
      for (const [step, id] of Object.entries(applyStepTexts))
        expect(text(language, id, {}), step).toBe(text(language, `membership-application.step.${step}`, {}))
    }
  })
})
