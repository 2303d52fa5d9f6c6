import type { Kind } from "#mock/store/store.ts"
import { insiders } from "./authorisation-cells.ts"

/** Something that is done with a form, with values that would do it. */
export type Deed = {
  /** Key of the route in the table. */
  route: string
  /** Where the form is sent, below the alliance. */
  at: string
  form: Record<string, string>
  /** The record whose version the form carries, 1 where it is made by its first change; `@` stands for whoever does it. */
  of?: readonly [kind: Kind, id: string]
  /** The write of the contract that is accepted; absent where nothing reaches the backend. */
  does?: string
  /** Who may (specification 6 and the tables of states); to nobody where it names what is not theirs. */
  by: readonly string[]
  /** How everybody else is answered whom the route itself lets in; 403 unless it says otherwise. */
  refusals?: readonly number[]
  /** It has a page of its own, which opens for nobody else. */
  hasPage?: true
  /** The record is COPT's: the same form also stands in the shell of that group. */
  isOfGroup?: true
}

export const everyone = insiders
export const administrators = ["admin", "member-admin"]
/** Officers of COPT, and the administrators of the alliance; the members of COPT. */
export const leaders = ["admin", "chair", "vice-chair", "secretary"]
export const members = ["chair", "vice-chair", "secretary", "member"]
export const schedulers = ["admin", "schedule-admin"]
export const plenary = ["admin", "general-secretary"]

export const text = { subject: "Lane skew", "description.format": "markdown", "description.text": "Why" }
export const day = { "start.date": "2031-06-16", "start.time": "09:30", "start.zone": "Europe/Oslo" }
export const later = { "end.date": "2031-06-17", "end.time": "09:30", "end.zone": "Europe/Oslo" }
export const reason = { reason: "No draft 草案未完成" }
export const meeting = { ...text, ...day, "duration.preset": "60", "participants.who": "everyone" }
export const options = { "options[0].text": "Yes", "options[1].text": "No" }
export const ballot = { ...text, ...day, ...options, "duration.preset": "2", "voters.who": "everyone" }
