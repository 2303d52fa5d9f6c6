/** Simple bodies that every backend must accept. */

/** A text that says who made a record. */
export const note = "Made by verify-backend. 由 verify-backend 创建。"

/** A meeting with these participants. Its subject contains the name of the run, so that it can be found again. */
export function meetingForm(run: string, start_time: string, member_ids: readonly string[]) {
  return {
    subject: `${run} test meeting 测试会议`,
    start_time,
    timezone: "UTC",
    duration: 60,
    location: "Room 1",
    description: text(note),
    participants: { member_ids, group_acronyms: [] },
  }
}

/** A topic of a meeting or of a call; `name` sets it apart from others of the run. */
export const topicForm = (run: string, name = "") => ({
  subject: `${run}${name} test topic 测试议题`,
  description: text(note),
})

export const text = (content: string) => ({ format: "markdown", text: content })

/** A form with a small file, for `file.create`. */
export function fileForm(content = "verify-backend", module = "meeting"): FormData {
  const form = new FormData()
  form.append("module", module)
  form.append("file", new Blob([content], { type: "text/plain" }), "verify-backend 测试.txt")
  return form
}

let serial = 0

/** A text that is unique among the calls of this process. */
export function unique(): string {
  serial += 1
  return `${Date.now().toString(36)}${serial.toString(36)}`
}
