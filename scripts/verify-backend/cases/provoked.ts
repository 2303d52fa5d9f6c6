import { refusedAccounts } from "./provoked-accounts.ts"
import { refusedAdministration } from "./provoked-administration.ts"
import { refusedBallots } from "./provoked-ballots.ts"
import { refusedCertificates, refusedCertifications } from "./provoked-certifications.ts"
import { refusedInvitations } from "./provoked-invitations.ts"
import { limitedVisitors } from "./provoked-limits.ts"
import { refusedCalls, refusedNotices, refusedSchedules, refusedTasks } from "./provoked-records.ts"
import { refusedFiles, refusedImports } from "./provoked-uploads.ts"
import type { Provoking } from "./provoking.ts"

/** The refusals of single operations that no derived call provokes: what has to be prepared for them, the tables say in words. */
export const provokings: readonly Provoking[] = [
  ...refusedBallots,
  ...refusedTasks,
  ...refusedCalls,
  ...refusedNotices,
  ...refusedSchedules,
  ...refusedAdministration,
  ...refusedImports,
  ...refusedInvitations,
  ...refusedFiles,
  ...refusedCertifications,
  ...refusedCertificates,
  ...limitedVisitors,
  ...refusedAccounts,
]
