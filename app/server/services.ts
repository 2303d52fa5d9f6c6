import { randomUUID } from "node:crypto"
import type { Dispatcher } from "undici"
import { Attempts } from "#app/runtime/attempts.server.ts"
import { MemoryStore } from "#app/runtime/memory-store.server.ts"
import { LivePeople } from "#app/api/live-people.server.ts"
import { LivePace } from "#app/runtime/live-pace.server.ts"
import { changeSource, livePool } from "#app/api/change-source.server.ts"
import { contract } from "#app/api/contract.server.ts"
import { Protection } from "#app/api/protection.server.ts"
import { renderScheduler } from "#app/runtime/render-scheduler.server.ts"
import { backendPool } from "#app/api/transport.server.ts"
import { createDrafts, type Drafts } from "#app/session/drafts.server.ts"
import { endedSessions, type EndedSessions } from "#app/session/ended-sessions.server.ts"
import { formOwners, type FormOwners } from "#app/session/form-owner.server.ts"
import { noteCookies, type NoteCookies } from "#app/session/notes.server.ts"
import { sessionCookie, type SessionCookie } from "#app/session/session.server.ts"
import { environment, type Environment } from "./environment.ts"
import { log } from "./log.ts"
import { createMetrics, type Metrics } from "./metrics.ts"
import { redisStore } from "./redis-store.ts"

/** Services that all requests of a process share. */
export type Services = {
  environment: Environment
  pool: Dispatcher
  protection: Protection
  /** Connections for file transfers, which can be as slow as the client's network; a separate pool, so that other calls do not wait. */
  filePool: Dispatcher
  session: SessionCookie
  notes: NoteCookies
  drafts: Drafts
  formOwners: FormOwners
  endedSessions: EndedSessions
  /** Passes changes on to open pages (LIVE-01). */
  live: LivePeople
  /** Failed logins by IP address. */
  logins: Attempts
  /** Only if METRICS_PORT is set. */
  metrics: Metrics | undefined
}

/** Header by which tests choose the mock's store. */
export const storeHeader = "x-mock-store"

/** Limit for one IP address, which a whole company may share; refused tickets are rare (SES-02). */
const failedLogins = { most: 20, window: 10 * 60_000 }

function reportBackend(isAnswering: boolean): void {
  if (isAnswering) log.info("the backend answers again")
  else log.error("the backend fails: its calls are withheld, one in five seconds tries it")
}

function reportStore(isThere: boolean, reason?: string): void {
  if (isThere) log.info("Redis is back: what was kept here meanwhile is shared again")
  else log.error({ reason }, "Redis is away: drafts and counts are kept in this process until it is back")
}

function livePeople({ API_URL: baseUrl, MOST_LIVE_PAGES: most }: Environment, protection: Protection): LivePeople {
  const dispatcher = livePool()
  const wait = () => renderScheduler.wait("begin")
  const pace = new LivePace({ wait })
  const source = (scope: string) =>
    changeSource({
      baseUrl,
      dispatcher,
      conformance: contract,
      headers: () => ({ "x-request-id": randomUUID(), ...(scope && { [storeHeader]: scope }) }),
      onMismatch: (mismatch) =>
        log.error({ operation: "changes.get", mismatch }, "the backend's answer does not match the contract"),
    })
  return new LivePeople({ source, pace, most, mayAsk: () => protection.isOpen && !protection.isCrowded })
}

/** Creates the shared services of a process and sets the log level. */
export function createServices(settings: Environment = environment()): Services {
  log.level = settings.LOG_LEVEL
  const { SESSION_SECRETS: secrets, REDIS_URL } = settings
  const cookies = { secrets, isSecure: settings.isSecure }
  const store = REDIS_URL ? redisStore(REDIS_URL, reportStore) : new MemoryStore()
  const protection = new Protection({ calls: settings.BREAKER_CALLS, onChange: reportBackend })
  const live = livePeople(settings, protection)
  return {
    environment: settings,
    pool: backendPool(),
    protection,
    filePool: backendPool(),
    session: sessionCookie(cookies, { idleMinutes: settings.SESSION_IDLE_MINUTES, hours: settings.SESSION_HOURS }),
    notes: noteCookies(cookies),
    drafts: createDrafts(store, secrets),
    formOwners: formOwners(secrets),
    endedSessions: endedSessions(store, settings.SESSION_HOURS),
    logins: new Attempts(store, "failed-login", failedLogins.most, failedLogins.window),
    live,
    metrics:
      settings.METRICS_PORT === undefined ? undefined : createMetrics({ protection, turns: renderScheduler, live }),
  }
}
