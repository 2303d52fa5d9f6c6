/** The pages of the guide, in the order of its contents: `docs/guide/<language>/<topic>.md`. */
export const guideTopics = [
  "start",
  "lists",
  "account",
  "groups",
  "meetings",
  "dates",
  "ballots",
  "proposals",
  "topic-calls",
  "notices",
  "tasks",
  "calendar",
  "downloads",
  "certification",
  "membership",
  "administration",
] as const

export type GuideTopic = (typeof guideTopics)[number]

type HelpPart = `${GuideTopic}#${string}`

/**
 * The part of the guide about the pages below a path of the alliance; the longest path counts, `*` is any segment. The lists and records of
 * a group's shell have the part of the alliance's. `tests/unit/features/guide.test.ts` finds pages without a part, and parts without a text.
 */
const helpParts: Readonly<Record<string, HelpPart>> = {
  "": "start#dashboard",
  account: "account#profile",
  "account/download": "downloads#export",
  "account/inbox": "account#inbox",
  "account/meeting": "account#mine",
  "account/needs-my-action": "account#waiting",
  "account/subscription": "account#subscriptions",
  "account/view": "account#views",
  "account/view/create": "lists#views",
  "account/vote": "account#mine",
  admin: "administration#members",
  "admin/agency": "administration#agencies",
  "admin/apply": "administration#login-requests",
  "admin/entity": "administration#entities",
  "admin/group": "administration#groups",
  "admin/log": "administration#log",
  "admin/member/invitation": "administration#invite",
  "admin/member/invite": "administration#invite",
  "admin/membership-application": "administration#applications",
  "admin/org": "administration#organization",
  agency: "certification#apply",
  apply: "membership#guidelines",
  "apply/form": "membership#form",
  "apply/open": "membership#status",
  "apply/resubmit": "membership#status",
  "apply/status": "membership#status",
  "apply/withdraw": "membership#status",
  calendar: "calendar#calendar",
  "calendar/feed": "calendar#feeds",
  callback: "start#login",
  certificate: "certification#certificates",
  "certificate-center": "certification#certificates",
  certification: "certification#steps",
  "certification/*/certification": "certification#results",
  "certification/*/confirmation": "certification#results",
  "certification/*/feedback": "certification#feedback",
  "certification/*/testing": "certification#results",
  "certification/create": "certification#apply",
  "date-poll": "dates#decide",
  "date-poll/*/answer": "dates#answer",
  "date-poll/*/invitation": "dates#answer",
  "date-poll/create": "dates#create",
  dashboard: "start#dashboard",
  decision: "meetings#decisions",
  download: "downloads#find",
  "download/*/edit": "downloads#create",
  "download/category": "downloads#categories",
  "download/create": "downloads#create",
  export: "downloads#export",
  file: "downloads#find",
  group: "groups#join",
  kit: "start#preferences",
  login: "start#login",
  logout: "start#login",
  meeting: "meetings#manage",
  "meeting/*/agenda": "meetings#live",
  "meeting/*/answer": "meetings#answer",
  "meeting/*/documents": "meetings#documents",
  "meeting/*/invitation": "meetings#answer",
  "meeting/*/minutes": "meetings#minutes",
  "meeting/*/summary": "meetings#minutes",
  "meeting/*/topic": "meetings#topics",
  "meeting/create": "meetings#create",
  notice: "notices#create",
  "notice/*/delivery": "notices#delivery",
  "notice/*/plan": "notices#plan",
  "notice/*/recipients": "notices#recipients",
  proposal: "proposals#state",
  "proposal/*/attachments": "proposals#feedback",
  "proposal/*/compare": "proposals#revisions",
  "proposal/*/feedback": "proposals#feedback",
  "proposal/*/meeting": "proposals#phases",
  "proposal/*/member": "proposals#people",
  "proposal/*/phase": "proposals#phases",
  "proposal/*/revision": "proposals#revisions",
  "proposal/*/submitter": "proposals#people",
  "proposal/*/vote": "proposals#phases",
  "proposal/create": "proposals#create",
  schedule: "calendar#events",
  search: "lists#search",
  task: "tasks#change",
  "task/*": "tasks#subtasks",
  "task/create": "tasks#create",
  thanks: "start#login",
  thread: "start#discussions",
  topic: "topic-calls#submit",
  "topic/*/edit": "topic-calls#create",
  "topic/*/summary": "topic-calls#summary",
  "topic/code-rule": "topic-calls#codes",
  "topic/create": "topic-calls#create",
  vote: "ballots#vote",
  "vote/*/confirm": "ballots#manage",
  "vote/*/extend": "ballots#manage",
  "vote/*/pass": "ballots#pass",
  "vote/*/result": "ballots#results",
  "vote/*/revoke": "ballots#pass",
  "vote/create": "ballots#create",
  "wg/*": "groups#pages",
  "wg/*/agenda-template": "meetings#templates",
  "wg/*/dashboard": "groups#pages",
  "wg/*/leave": "groups#leave",
  "wg/*/log": "groups#log",
  "wg/*/member": "groups#members",
  "wg/*/member/request": "groups#requests",
}

/** The parts that pages name, for the test of the guide. */
export const namedParts = Object.values(helpParts)

const isKey = (key: string[], path: readonly string[]) =>
  key.every((segment, at) => segment === path[at] || (segment === "*" && path[at] !== undefined))

const keys = Object.keys(helpParts)
  .map((key) => ({ key, segments: key === "" ? [] : key.split("/") }))
  // A name counts before `*`: "task/create" is no task.
  .toSorted((a, b) => b.segments.length - a.segments.length || a.key.split("*").length - b.key.split("*").length)

function longestKey(path: readonly string[]) {
  return keys.find(({ segments }) => isKey(segments, path)) ?? { key: "", segments: [] }
}

/** The part of the guide about a page. @param path below the alliance, without a slash at its ends */
export function helpPartOf(path: string): HelpPart {
  const segments = path.split("/").filter(Boolean)
  const whole = longestKey(segments)
  const inGroup = segments[0] === "wg" && whole.segments.length < 3 ? longestKey(segments.slice(2)) : whole
  const { key } = inGroup.key === "" ? whole : inGroup
  return helpParts[key] ?? "start#dashboard"
}
