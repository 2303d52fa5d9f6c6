import { cleanCode } from "#app/lib/clean-text.ts"
import { cut } from "#app/lib/cut.ts"
import { valueOf } from "#app/lib/failure.ts"
import { threadModuleValues } from "#openapi/generated/values/thread-module.ts"
import type { ThreadsOn } from "#app/lib/paths/thread.ts"
import { isRecordId } from "#app/lib/route-params.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { nameIn, type Locale } from "#app/lib/locale.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { FoundPeople, MemberTree, Organization, TreeGroup } from "./member-tree.ts"
import { participantValue } from "./participant.ts"

type Node = components["schemas"]["MemberNode"]
type Person = components["schemas"]["MemberNodeMember"]
type TreeContext = Pick<RequestContext, "api" | "locale">

/** Maximum number of people shown; users refine the search to find others (docs/quality.md: 2,000 members, no long page). */
const maxPeople = 50
const longestQuery = 100

/** A search: people by text, or the people of a group; `of`: only people who may read this record. */
export type TreeSearch = { q?: string; group?: string; of?: ThreadsOn }

/** Reads the search from a URL's query. */
export function treeSearchFrom(search: URLSearchParams): TreeSearch {
  const q = cut(cleanCode(search.get("q") ?? ""), longestQuery)
  const group = cleanCode(search.get("group") ?? "")
  const module = threadModuleValues.find((known) => known === search.get("module"))
  const key = search.get("key")
  return { ...(q && { q }), ...(group && { group }), ...(module && isRecordId(key) && { of: { module, key } }) }
}

/**
 * The tree of people and groups to choose from: either all groups that the user may enter, with the requested group first and expanded, or
 * the people and groups that match a search text. Never more than 50 people.
 * @throws ApiFailure if the backend fails; an unknown group is a refusal
 */
export async function memberTree(context: TreeContext, { q, group, of }: TreeSearch = {}): Promise<MemberTree> {
  if (of) return readersTree(context, of, q)
  const { api, locale } = context
  const [tree, people] = await Promise.all([
    api.get("/member/tree"),
    q || group
      ? api.get("/member/tree", { query: { ...(q ? { q } : { group_acronym: group }), size: maxPeople } })
      : undefined,
  ])
  const found = people && foundPeople(valueOf(people), locale)
  const groups = valueOf(tree).nodes.flatMap((node) => treeGroup(node, locale))
  if (q) return { groups: groups.filter((node) => fits(node, q)), found: found && { q, ...found } }
  const withPeople = groups.map((node) => (node.acronym === group ? { ...node, people: found } : node))
  return groupFirst({ groups: withPeople }, group)
}

/** The people who may read a record, as a search finds them; nobody without words. */
async function readersTree({ api, locale }: TreeContext, of: ThreadsOn, q?: string): Promise<MemberTree> {
  if (!q) return { groups: [], of }
  const people = await api.get("/member/tree", { query: { ...of, q, size: maxPeople } })
  return { groups: [], of, found: { q, ...foundPeople(valueOf(people), locale) } }
}

/** Returns the tree with one of its groups first. */
export function groupFirst(tree: MemberTree, first: string | undefined): MemberTree {
  const isFirst = ({ acronym }: TreeGroup) => acronym === first
  return { ...tree, groups: [...tree.groups.filter(isFirst), ...tree.groups.filter((group) => !isFirst(group))] }
}

function treeGroup({ key, total, ...names }: Node, locale: Locale): TreeGroup[] {
  if (key === null) return []
  const text = nameIn(locale, names)
  return [{ acronym: key, text, total, value: participantValue({ kind: "group", id: key, text, note: key }) }]
}

function fits({ acronym, text }: TreeGroup, q: string): boolean {
  const known = `${acronym} ${text}`.toLocaleLowerCase()
  return q
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => known.includes(word))
}

function foundPeople({ nodes, total }: components["schemas"]["MemberTree"], locale: Locale): FoundPeople {
  const organizations = nodes.filter(({ members }) => members.length > 0).map((node) => organization(node, locale))
  const shown = organizations.reduce((count, { people }) => count + people.length, 0)
  return { organizations, total, more: Math.max(0, total - shown) }
}

function organization({ key, total, members, ...names }: Node, locale: Locale): Organization {
  return { key: key ?? "", text: nameIn(locale, names), total, people: members.map((one) => treePerson(one, locale)) }
}

function treePerson(member: Person, locale: Locale): Organization["people"][number] {
  const { name: text, organization: note } = personView(member, locale)
  const [role] = member.roles
  return { value: participantValue({ kind: "member", id: member.id, text, note }), text, role }
}
