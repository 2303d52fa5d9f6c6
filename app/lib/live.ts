/** Header of requests that an open page makes by itself because something has changed. */
export const liveHeader = "x-live"

/** What the browser is told: names of records, `module key`, and whether counts have changed or something may have been missed. */
export type LiveChanges = { changes: string[]; counts: boolean; gap: boolean }

/** The name of a record in `LiveChanges`. */
export const recordName = (module: string, key: string): string => `${module} ${key}`
