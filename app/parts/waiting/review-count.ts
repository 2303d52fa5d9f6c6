import { createContext } from "react"

/** What waits for the administrator who is logged in. */
export type ReviewCounts = { loginRequests: number; applications: number }

/** How many login requests and membership applications wait for an administrator; none for everybody else. The shell knows it. */
export const ReviewCountContext = createContext<ReviewCounts | undefined>(undefined)
