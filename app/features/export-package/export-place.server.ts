import { serverIntl } from "#app/i18n/messages.server.ts"
import { paths } from "#app/lib/paths.ts"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import type { ExportModule } from "#app/parts/export/export-address.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Crumb } from "#app/ui/layout/shell.tsx"
import type { MessageId } from "#app/ui/message-id.ts"
import type { Subject } from "./export.server.ts"

/** The title of the list of each kind of record that can be exported. */
export const exportTitles = {
  meeting: "meeting.list.title",
  decision: "decision.list.title",
  ballot: "ballot.list.title",
  workgroup: "workgroup.list.title",
  download: "download.list.title",
  task: "task.list.title",
  notice: "notice.list.title",
  topic_call: "topic-call.list.title",
  proposal: "proposal.list.title",
  certification: "certification.list.title",
  certificate: "certificate.list.title",
  entity: "entity.list.title",
  agency: "agency.list.title",
  membership_application: "membership-application.list.title",
  operation_log: "operation-log.title",
} as const satisfies Record<ExportModule, MessageId>

/** Titles of the lists of the user's own records. */
const mineTitles: Partial<Record<ExportModule, MessageId>> = {
  meeting: "meeting.list.title-mine",
  ballot: "ballot.list.title-mine",
  task: "task.mine.title",
}

type Say = (id: MessageId) => string

/** The shell of a page: the breadcrumbs that its own pages begin with, and the group or proposal that it is of. */
function shellOf(address: string, alliance: string, say: Say): { crumbs: Crumb[]; name?: string } {
  const [path = ""] = address.split(/[?#]/)
  const [shell = "", key = "", page] = path.split("/").slice(3).map(decodeURIComponent)
  if (page === undefined && shell !== "admin") return { crumbs: [] }
  if (shell === "admin") return { crumbs: [{ href: paths.admin(alliance), text: say("admin.title") }] }
  if (shell === "wg") {
    const groups = { href: paths.groups(alliance), text: say("workgroup.list.title") }
    return { crumbs: [groups, { href: paths.workgroupAbout(alliance, key), text: key }], name: key }
  }
  if (shell !== "proposal") return { crumbs: [] }
  const proposals = { href: paths.proposals({ alliance }), text: say("proposal.list.title") }
  return { crumbs: [proposals, { href: proposalPaths.state(alliance, key), text: key }], name: key }
}

/**
 * Where the export page stands: the breadcrumbs of the list or record that it exports, and the group or proposal of a list. The page itself
 * is in no shell, so the breadcrumbs are the way back to it. Without a valid parameter `back` they lead to the user's export packages.
 * @param record title of the record; undefined for a list
 */
export function placeFrom(url: string, context: RequestContext, { module, query }: Subject, record?: string) {
  const { alliance, locale } = context
  const say: Say = (id) => serverIntl(locale).formatMessage({ id })
  const href = context.parseReturnAddress(new URL(url).searchParams.get("back"))
  if (href === undefined)
    return { back: { href: paths.myDownloads(alliance), text: say("export.list.title") }, crumbs: [], name: record }
  const { crumbs, name } = shellOf(href, alliance, say)
  const isMine = name === undefined && new URLSearchParams(query ?? "").has("mine")
  const title = (isMine && mineTitles[module]) || exportTitles[module]
  return { back: { href, text: record ?? say(title) }, crumbs, name: record ?? name }
}
