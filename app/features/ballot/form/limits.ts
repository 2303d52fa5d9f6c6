/** Preset durations of a ballot, in days (VOTE-02); any other duration is `custom`. */
export const durationPresets = ["1", "2", "3", "4", "7", "14", "30", "custom"] as const

/** Maximum duration of a ballot in days (contract: BallotInput). */
export const maxDays = 365

/** Minimum and maximum number of options of a ballot (VOTE-02, `BallotInput` of the contract). */
export const minOptions = 2
export const maxOptions = 20

/** Largest weight of an entity, and the number of member levels that a ballot can list (`BallotInput` of the contract). */
export const maxWeight = 1000
export const maxWeights = 50

/** Most votes that one voter may hold for others. */
export const maxProxies = 20
