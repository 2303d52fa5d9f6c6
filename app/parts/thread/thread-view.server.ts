import type { components } from "#openapi/generated/schema.d.ts"
import { threadModuleValues } from "#openapi/generated/values/thread-module.ts"
import { ApiFailure } from "#app/lib/failure.ts"
import { threadPaths, type ThreadsOn } from "#app/lib/paths/thread.ts"
import { param, type Params, recordId } from "#app/lib/route-params.ts"
import { moment } from "#app/lib/time.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { recordHref } from "#app/parts/record-href.server.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import { aboutView, type Latest } from "./about-view.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Schemas = components["schemas"]

/** The record whose threads a URL shows. @throws 404 if its kind carries none */
export function threadsOn(params: Params): ThreadsOn {
  const module = threadModuleValues.find((known) => known === param(params, "module"))
  if (!module) throw new ApiFailure({ kind: "not_found" })
  return { module, key: recordId(params, "key") }
}

/** The page of the record. */
export function recordView({ title, ...record }: Schemas["RecordRef"], { alliance }: RequestContext) {
  return { title, href: recordHref(alliance, record) ?? threadPaths.list(alliance, record as ThreadsOn) }
}

function commentView(comment: Schemas["ThreadComment"], id: string, on: ThreadsOn, context: RequestContext) {
  const { alliance, locale } = context
  const { actions, content, mentions, creator, created_time, edited_time } = comment
  const page = (name: "edit" | "delete") => threadPaths.comment(alliance, on, id, comment.id, name)
  return {
    id: comment.id,
    author: personView(creator, locale),
    when: moment(created_time, context),
    edited: edited_time === null ? undefined : moment(edited_time, context),
    html: content && richTextHtml(content, { alliance }),
    mentions: new Intl.ListFormat(locale, { type: "conjunction" }).format(
      mentions.map((one) => personView(one, locale).name),
    ),
    editHref: actions.includes("update") ? page("edit") : undefined,
    deleteHref: actions.includes("delete") ? page("delete") : undefined,
  }
}

export type CommentView = ReturnType<typeof commentView>

/**
 * A thread with its comments, formatted for one person (DISC-01).
 * @param latest the latest revision of the record, in which the paragraph of the thread may have changed
 */
export function threadView(
  thread: Schemas["Thread"],
  on: ThreadsOn,
  latest: Latest | undefined,
  context: RequestContext,
) {
  const { id, version, actions, record, anchor, resolved_by, resolved_time, comments } = thread
  return {
    id,
    version,
    href: threadPaths.detail(context.alliance, on, id),
    about: anchor ? aboutView(anchor, record, latest, context) : undefined,
    can: {
      reply: actions.includes("comment.create"),
      resolve: actions.includes("resolve"),
      reopen: actions.includes("reopen"),
    },
    resolved:
      resolved_by && resolved_time !== null
        ? { name: personView(resolved_by, context.locale).name, when: moment(resolved_time, context) }
        : undefined,
    comments: comments.map((comment) => commentView(comment, id, on, context)),
  }
}

export type ThreadView = ReturnType<typeof threadView>
