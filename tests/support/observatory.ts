/**
 * The score of the MDN HTTP Observatory for one response, by its published rules
 * (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring and the table of github.com/mdn/mdn-http-observatory,
 * src/grader/charts.js): 100, minus penalties for what is missing, plus, if 90 or more remain, bonuses. Two of its tests do not concern
 * a single response and count as zero: the redirect from http, which the TLS proxy does, and the list of preloaded hosts.
 */

/** One rule of the table and its score. */
export type Finding = readonly [rule: string, modifier: number]

export type Score = { score: number; findings: Finding[] }

/** The response to score, as a browser receives it. */
export type Scored = { headers: Headers; body: string; url: string }

type Policy = Map<string, string[]>

const policiesOf = (header: string): Policy[] =>
  header.split(",").map((policy) => {
    const parts = policy.split(";").map((part) => part.trim().toLowerCase().split(/\s+/))
    return new Map(parts.filter(([name]) => name).map(([name = "", ...values]) => [name, values]))
  })

const sourcesOf = (policy: Policy, name: string) => policy.get(name) ?? policy.get("default-src")
const isBroad = (source: string) => /^(\*|https?:|ftp:|wss?:)$/.test(source)
const isPinned = (sources: string[]) => sources.some((source) => /^'(nonce-|sha\d+-)/.test(source))

/** Whether `'unsafe-inline'`, `data:` or a whole scheme is in effect; a nonce cancels the first, `'strict-dynamic'` the last. */
function isUnsafe(sources: string[] | undefined): boolean {
  if (!sources) return true
  const inline = sources.includes("'unsafe-inline'") && !isPinned(sources)
  const broad = !sources.includes("'strict-dynamic'") && sources.some((source) => isBroad(source) || source === "data:")
  return inline || broad
}

function policyRule(policy: Policy): Finding {
  return unsafeRule(policy) ?? safeRule(policy)
}

function unsafeRule(policy: Policy): Finding | undefined {
  const active = [...policy].filter(([name]) => !/^(img|media)-src$/.test(name)).flatMap(([, values]) => values)
  const isPlain = (source: string) => /^(http:|ws:|ftp:)/.test(source)
  const script = sourcesOf(policy, "script-src")
  if (isUnsafe(script) || isUnsafe(sourcesOf(policy, "object-src"))) return ["csp-implemented-with-unsafe-inline", -20]
  if (active.some(isPlain)) return ["csp-implemented-with-insecure-scheme", -20]
  if (script?.includes("'unsafe-eval'")) return ["csp-implemented-with-unsafe-eval", -10]
  if ([...policy.values()].flat().some(isPlain))
    return ["csp-implemented-with-insecure-scheme-in-passive-content-only", -10]
  if (isUnsafe(sourcesOf(policy, "style-src"))) return ["csp-implemented-with-unsafe-inline-in-style-src-only", 0]
  return undefined
}

function safeRule(policy: Policy): Finding {
  const isClosed = policy.get("default-src")?.join() === "'none'"
  const forms = policy.get("form-action") ?? []
  const hasOwnForms = forms.length > 0 && forms.every((source) => source === "'none'" || source === "'self'")
  return isClosed && hasOwnForms
    ? ["csp-implemented-with-no-unsafe-default-src-none", 10]
    : ["csp-implemented-with-no-unsafe", 5]
}

/** Scores the worst of several policies, since each must be sufficient alone: a policy that depends on another one is a mistake. */
function csp({ headers }: Scored): Finding {
  const header = headers.get("content-security-policy")
  if (!header) return ["csp-not-implemented", -25]
  const found = policiesOf(header).map(policyRule)
  return found.reduce((worst, one) => (one[1] < worst[1] ? one : worst))
}

function cookies({ headers }: Scored): Finding {
  const all = headers.getSetCookie()
  const has = (cookie: string, flag: RegExp) => flag.test(cookie.replace(/^[^;]*/, ""))
  const ofSession = all.filter((cookie) => /^[^=]*(session|login|token|sid)/i.test(cookie))
  const isProtected = headers.has("strict-transport-security")
  if (all.length === 0) return ["cookies-not-found", 0]
  if (ofSession.some((cookie) => !has(cookie, /;\s*secure/i)))
    return isProtected
      ? ["cookies-session-without-secure-flag-but-protected-by-hsts", -10]
      : ["cookies-session-without-secure-flag", -40]
  if (ofSession.some((cookie) => !has(cookie, /;\s*httponly/i))) return ["cookies-session-without-httponly-flag", -30]
  if (all.some((cookie) => has(cookie, /;\s*samesite=(?!strict|lax)/i))) return ["cookies-samesite-flag-invalid", -20]
  if (all.some((cookie) => !has(cookie, /;\s*secure/i)))
    return isProtected
      ? ["cookies-without-secure-flag-but-protected-by-hsts", -5]
      : ["cookies-without-secure-flag", -20]
  return all.every((cookie) => has(cookie, /;\s*samesite=/i))
    ? ["cookies-secure-with-httponly-sessions-and-samesite", 5]
    : ["cookies-secure-with-httponly-sessions", 0]
}

function sharing({ headers }: Scored): Finding {
  const origin = headers.get("access-control-allow-origin")
  if (!origin) return ["cross-origin-resource-sharing-not-implemented", 0]
  return headers.get("access-control-allow-credentials") === "true"
    ? ["cross-origin-resource-sharing-implemented-with-universal-access", -50]
    : ["cross-origin-resource-sharing-implemented-with-public-access", 0]
}

function transport({ headers }: Scored): Finding {
  const header = headers.get("strict-transport-security")
  if (!header) return ["hsts-not-implemented", -20]
  const age = /max-age=(\d+)/i.exec(header)?.[1]
  if (age === undefined) return ["hsts-header-invalid", -20]
  return Number(age) >= 15_768_000
    ? ["hsts-implemented-max-age-at-least-six-months", 0]
    : ["hsts-implemented-max-age-less-than-six-months", -10]
}

function referrer({ headers }: Scored): Finding {
  const policy = headers.get("referrer-policy")
  if (!policy) return ["referrer-policy-not-implemented", 0]
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)
    ? ["referrer-policy-private", 5]
    : ["referrer-policy-unsafe", -5]
}

function integrity({ headers, body, url }: Scored): Finding {
  if (!headers.get("content-type")?.startsWith("text/html")) return ["sri-not-implemented-response-not-html", 0]
  const scripts = [...body.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/gi)]
  if (scripts.length === 0) return ["sri-not-implemented-but-no-scripts-loaded", 0]
  const isForeign = ([, src = ""]: RegExpExecArray) => new URL(src, url).origin !== new URL(url).origin
  const foreign = scripts.filter(isForeign)
  if (foreign.every(([tag]) => tag.includes("integrity=")))
    return ["sri-not-implemented-but-all-scripts-loaded-from-secure-origin", 0]
  return foreign.every(([, src]) => src?.startsWith("https:"))
    ? ["sri-not-implemented-but-external-scripts-loaded-securely", -5]
    : ["sri-not-implemented-and-external-scripts-not-loaded-securely", -50]
}

const sniffing = ({ headers }: Scored): Finding =>
  headers.get("x-content-type-options") === "nosniff"
    ? ["x-content-type-options-nosniff", 0]
    : ["x-content-type-options-not-implemented", -5]

function framing({ headers }: Scored): Finding {
  if (policiesOf(headers.get("content-security-policy") ?? "").some((policy) => policy.has("frame-ancestors")))
    return ["x-frame-options-implemented-via-csp", 5]
  return /^(deny|sameorigin)$/i.test(headers.get("x-frame-options") ?? "")
    ? ["x-frame-options-sameorigin-or-deny", 0]
    : ["x-frame-options-not-implemented", -20]
}

function resources({ headers }: Scored): Finding {
  const policy = headers.get("cross-origin-resource-policy")
  if (!policy) return ["cross-origin-resource-policy-not-implemented", 0]
  return /^same-(origin|site)$/.test(policy)
    ? ["cross-origin-resource-policy-implemented-with-same-origin", 10]
    : ["cross-origin-resource-policy-implemented-with-cross-origin", 0]
}

const tests = [csp, cookies, sharing, transport, referrer, integrity, sniffing, framing, resources]

/** Scores one response. */
export function observatoryScore(answer: Scored): Score {
  const findings = tests.map((one) => one(answer))
  const sum = (from: number, chosen: Finding[]) => chosen.reduce((total, [, modifier]) => total + modifier, from)
  const without = sum(
    100,
    findings.filter(([, modifier]) => modifier < 0),
  )
  const score =
    without < 90
      ? without
      : sum(
          without,
          findings.filter(([, modifier]) => modifier > 0),
        )
  return { score: Math.max(0, score), findings }
}
