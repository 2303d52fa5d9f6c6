/** Simple bodies that every backend must accept. */

/** A meeting. Its subject contains the name of the run, so that it can be found again. */
export function formOf(run: string, start_time: string) {
  return {
    subject: `${run} test meeting 测试会议`,
    start_time,
    timezone: "UTC",
    duration: 60,
    location: "Room 1",
    description: text("Made by verify-backend. 由 verify-backend 创建。"),
  }
}

export function topicForm(run: string) {
  return {
    subject: `${run} test topic 测试议题`,
    description: text("Made by verify-backend. 由 verify-backend 创建。"),
  }
}

export function text(content: string) {
  return { format: "markdown", text: content }
}

/** A login request with a unique email address. */
export function loginRequest(run: string, unique: string) {
  return { name: `${run} 测试`, company: "Verification 测试单位", email: `${unique}@verify-backend.example` }
}

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
