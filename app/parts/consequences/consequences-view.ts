/** Another record that an action changes: its text, and its URL if it has a page. */
export type ChangedRecord = { key: string; text: string; href?: string }

/** Props of `Consequences` from a preview (FORM-10), as formatted texts. */
export type ConsequencesView = {
  isIrreversible: boolean
  /** One row per effect: "Cancelled: 3 topics", the first records, and how many more there are. */
  changes: { text: string; records: ChangedRecord[]; more: number }[]
  recipients: PeopleSummary
  /** Whole groups among the recipients, with how many people of each. */
  groups: string[]
  /** Addresses outside the alliance. */
  outside: PeopleSummary
  losingAccess: PeopleSummary
  /** Posts that nobody who can log in holds afterwards: "COPT has no chair". Only for a member; pages about one post say it themselves. */
  vacant: ChangedRecord[]
}

/** The number of people, and the names of the first ones. */
export type PeopleSummary = { total: number; names: string[]; more: number }
