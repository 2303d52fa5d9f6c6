/** Header of requests that an open page makes by itself because something has changed. */
export const liveHeader = "x-live"

/** Event on the document: what the router has read is on the page. Its detail is the key of the location. */
export const PAGE_SHOWN = "page-shown"

/** What the browser is told: names of records, `module key`, and whether counts have changed or something may have been missed. */
export type LiveChanges = { changes: string[]; counts: boolean; gap: boolean }

/** The name of a record in `LiveChanges`. */
export const recordName = (module: string, key: string): string => `${module} ${key}`
