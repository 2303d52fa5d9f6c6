/** The durations a ballot is offered, in days (VOTE-02); anything else is `custom`. */
export const presets = ["1", "2", "3", "4", "custom"] as const

/** Longest ballot in days (contract: BallotInput). */
export const longest = 365

/** How many options a ballot has, at least and at most (VOTE-02, `BallotInput` of the contract). */
export const fewestOptions = 2
export const mostOptions = 20
