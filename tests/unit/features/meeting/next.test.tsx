import { expect, test } from "vitest"
import { MeetingNext } from "#app/features/meeting/detail/meeting-head.tsx"
import { meetingView } from "#app/features/meeting/detail/detail.server.ts"
import { render } from "../../ui/render.tsx"
import { exampleMeeting, type Meeting, reader } from "./fixture.ts"

function said(group: Meeting["group"]) {
  const meeting = exampleMeeting({ status: "ongoing", group, group_number: group && 12 })
  return render(<MeetingNext meeting={meetingView(meeting, { alliance: "aurora" }, reader())} />)
}

test("MEET-05 an ongoing meeting names who can end it: officers only if it has a group", () => {
  const { group } = exampleMeeting()
  expect(group?.name_english).toBeDefined()
  expect(said(group)).toContain(`the organiser or an officer of ${group?.name_english} ends it earlier`)
  expect(said(null)).toContain("the organiser or an administrator ends it earlier")
  expect(said(null)).not.toContain("officer")
})

test("MEET-05 the summary of an ended meeting is not expected from an organizer whose account is disabled", () => {
  const { organizer, group } = exampleMeeting()
  const written = { summary: null, summary_files: [], attendees: [], minutes: null }
  const said = (is_disabled: boolean, locale: "en" | "zh" = "en") => {
    const meeting = exampleMeeting({ ...written, status: "ended", organizer: { ...organizer, is_disabled } })
    const view = meetingView(meeting, { alliance: "aurora" }, reader({ locale }))
    return render(<MeetingNext meeting={view} />, { language: locale })
  }
  expect(said(false)).toContain(`${organizer.name} or an officer of ${group?.name_english} writes them`)
  expect(said(true)).toContain(`No minutes yet: an officer of ${group?.name_english} writes them`)
  expect(said(true, "zh")).not.toContain(organizer.name)
})
