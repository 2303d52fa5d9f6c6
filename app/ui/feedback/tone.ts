/** The tones of a message: to know, done, waiting for somebody, wrong. */
export const tones = ["live", "done", "hold", "stop"] as const

/** One of the tones. */
export type Tone = (typeof tones)[number]

/** The dials of the status language (docs/decisions/004-kit-and-forms.md): one small circle for every family of records. */
export const dials = ["draft", "idle", "live", "open", "hold", "done", "closed", "stop", "void"] as const

/** One of the dials. */
export type Dial = (typeof dials)[number]
