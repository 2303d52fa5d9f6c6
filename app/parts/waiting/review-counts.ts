/** The numbers of login requests and membership applications that wait for this administrator. */
export type ReviewCounts = { loginRequests: number; applications: number }
