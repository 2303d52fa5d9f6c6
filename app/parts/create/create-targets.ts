/** A form in which this user may create a record: in a group, or for the whole alliance. */
export type CreateTarget = {
  module: "meeting" | "ballot" | "notice" | "schedule" | "task" | "topic_call"
  acronym?: string
  href: string
  /** A group that the user is not a member of. */ isOther?: true
}
