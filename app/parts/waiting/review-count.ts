import { createContext } from "react"

/** The number of items that wait for this administrator. */
export type ReviewCounts = { loginRequests: number; applications: number }

/**
 * The numbers of login requests and membership applications that wait for an administrator, set by the shell; undefined for everybody else.
 */
export const ReviewCountContext = createContext<ReviewCounts | undefined>(undefined)
