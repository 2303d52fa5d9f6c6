import { createContext } from "react"

/** A form in which this person may create a record: in a group, or for the whole alliance. */
export type CreateTarget = {
  module: "meeting" | "ballot" | "notice" | "schedule" | "task" | "topic_call"
  acronym?: string
  href: string
  /** A group the person is not in. */ isOther?: true
}

/** The forms that the shell found for this person. */
export const CreateTargetsContext = createContext<CreateTarget[]>([])
