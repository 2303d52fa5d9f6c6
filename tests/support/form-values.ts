import { attachmentValue } from "#app/parts/attachments/attachment.ts"
import { participantValue } from "#app/parts/participants/participant.ts"

/** Values that the forms of several domains accept. */
export const text = { subject: "Lane skew", "description.format": "markdown", "description.text": "Why" }
export const start = { "start.date": "2031-06-16", "start.time": "09:30", "start.zone": "Europe/Oslo" }
export const end = { "end.date": "2031-06-17", "end.time": "09:30", "end.zone": "Europe/Oslo" }
export const reason = { reason: "No draft 草案未完成" }

/** Field value for an uploaded file. */
export const fileValue = (id: string) => attachmentValue({ id, name: "a.txt", size: 1 })
/** Field value for a chosen member. */
export const memberValue = (id: string) => participantValue({ kind: "member", id, text: "" })
