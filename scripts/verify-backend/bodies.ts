/** Plain bodies that every backend must take. */

/** A meeting; subjects carry the name of the run, so that they are found again. */
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

/** Somebody who asks to be let in; another one each time. */
export function loginRequest(run: string, unique: string) {
  return { name: `${run} 测试`, company: "Verification 测试单位", email: `${unique}@verify-backend.example` }
}

/** A small file in a form, as `file.create` takes it. */
export function fileForm(content = "verify-backend", module = "meeting"): FormData {
  const form = new FormData()
  form.append("module", module)
  form.append("file", new Blob([content], { type: "text/plain" }), "verify-backend 测试.txt")
  return form
}

let serial = 0

/** Text that no other call of this process carries. */
export function unique(): string {
  serial += 1
  return `${Date.now().toString(36)}${serial.toString(36)}`
}
