/** The tones of a message: information, success, waiting, error. */
export const tones = ["live", "done", "hold", "stop"] as const

/** One of the tones. */
export type Tone = (typeof tones)[number]

/** Status symbols (docs/decisions/004-kit-and-forms.md): small circles that all kinds of records share. */
export const statusSymbols = ["draft", "idle", "live", "open", "hold", "done", "closed", "stop", "void"] as const

/** One of the status symbols. */
export type StatusSymbol = (typeof statusSymbols)[number]
