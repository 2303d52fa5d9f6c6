import type { Dispatcher } from "undici"
import { Protection } from "#app/api/protection.server.ts"
import { backendPool } from "#app/api/transport.server.ts"
import { createDrafts, type Drafts } from "#app/session/drafts.server.ts"
import { noteCookies, type NoteCookies } from "#app/session/notes.server.ts"
import { sessionCookie, type SessionCookie } from "#app/session/session.server.ts"
import { environment, type Environment } from "./environment.ts"
import { log } from "./log.ts"

/** What one process shares between all requests. */
export type Services = {
  environment: Environment
  pool: Dispatcher
  protection: Protection
  /** For files on their way: as slow as the person's own line, so that nobody else's calls wait for them. */
  filePool: Dispatcher
  session: SessionCookie
  notes: NoteCookies
  drafts: Drafts
}

function reportBackend(isAnswering: boolean): void {
  if (isAnswering) log.info("the backend answers again")
  else log.error("the backend fails: its calls are withheld, one in five seconds tries it")
}

/** Makes the shared services of a process, and lets its log say as much as the configuration wants. */
export function createServices(settings: Environment = environment()): Services {
  log.level = settings.LOG_LEVEL
  const cookies = { secrets: settings.SESSION_SECRETS, isSecure: settings.isSecure }
  return {
    environment: settings,
    pool: backendPool(),
    protection: new Protection({ calls: settings.BREAKER_CALLS, onChange: reportBackend }),
    filePool: backendPool(),
    session: sessionCookie(cookies, { idleMinutes: settings.SESSION_IDLE_MINUTES, hours: settings.SESSION_HOURS }),
    notes: noteCookies(cookies),
    drafts: createDrafts(),
  }
}
