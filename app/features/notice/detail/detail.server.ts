import { htmlLang, languageNames, type Locale, nameIn, subjectIn } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { noticePaths } from "#app/lib/paths/notice.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { moment, momentWithZone, offsetText, type TimeStyle } from "#app/lib/time.server.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Notice } from "../notice-access.server.ts"
import type { NoticePhase } from "../notice.status.ts"

/** The time of a planned notice, in the reader's zone, and in the one in which it was entered if the clock there shows another time. */
function plannedView({ status, planned_time, timezone }: Notice, style: TimeStyle) {
  if (status !== "planned" || planned_time === null) return undefined
  const zone = timezone ?? style.zone
  const isElsewhere = offsetText(zone, planned_time) !== offsetText(style.zone, planned_time)
  return {
    time: momentWithZone(planned_time, style),
    there: isElsewhere ? momentWithZone(planned_time, { ...style, zone }) : undefined,
  }
}

type Progress = Pick<Notice, "status" | "is_withdrawn_by_disbanding" | "actions">

/** The phase of a notice as shown to readers; it separates held notices, which can still be recalled, from those being sent. */
export function phaseOf({ status, is_withdrawn_by_disbanding, actions }: Progress): NoticePhase {
  if (is_withdrawn_by_disbanding) return "withdrawn"
  return status === "sending" && actions.includes("recall") ? "holding" : status
}

/** The number of recipients, or of those who would receive a draft; undefined if it was withdrawn: nobody receives it. */
export function recipientsOf({ recipient_total, ...notice }: Progress & Pick<Notice, "recipient_total">) {
  return notice.is_withdrawn_by_disbanding ? undefined : recipient_total
}

type Texts = Pick<Notice, "subject" | "subject_english" | "content" | "content_english">

/** The text for the readers of one language: theirs, or the only one (NOTICE-04). */
function textIn(locale: Locale, notice: Texts, { alliance }: RequestContext) {
  const { content, content_english } = notice
  const own = locale === "en" ? (content_english ?? content) : content
  return { subject: subjectIn(locale, notice), html: richTextHtml(own, { alliance }) }
}

/** The text in the other language, if there are two. */
function otherText(notice: Texts, context: RequestContext) {
  if (!notice.content_english) return undefined
  const locale = context.locale === "en" ? "zh" : "en"
  return { ...textIn(locale, notice, context), lang: htmlLang(locale), language: languageNames[locale] }
}

/** A notice for its pages, formatted for one person. @param scope the shell that contains the page */
export function noticeView(notice: Notice, scope: ShellScope, context: RequestContext) {
  const { locale, zone, alliance } = context
  const { id, version, status, group, actions, reply_to, failed_total } = notice
  const style = { locale, zone }
  const can = (action: Notice["actions"][number]) => actions.includes(action)
  return {
    id,
    scope,
    href: noticePaths.detail(scope, id),
    ...textIn(locale, notice, context),
    other: otherText(notice, context),
    version,
    status,
    phase: phaseOf(notice),
    isNew: notice.is_new,
    can: {
      update: can("update"),
      delete: can("delete"),
      recipients: can("recipient.update"),
      publish: can("publish"),
      plan: can("plan"),
      recall: can("recall"),
      delivery: can("delivery.list"),
    },
    attachments: attachmentViews(notice.attachments, context),
    replyTo: reply_to,
    group: group ? { name: nameIn(locale, group), href: paths.workgroupAbout(alliance, group.acronym) } : undefined,
    creator: personView(notice.creator, locale),
    created: moment(notice.created_time, style),
    updated: moment(notice.updated_time, style),
    sent: notice.sent_time ? moment(notice.sent_time, style) : undefined,
    planned: plannedView(notice, style),
    heldUntil: notice.hold_until_time ? momentWithZone(notice.hold_until_time, style) : undefined,
    recipients: recipientsOf(notice),
    failed: failed_total,
    externals: notice.external_recipients,
  }
}

export type NoticeView = ReturnType<typeof noticeView>
