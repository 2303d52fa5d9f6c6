import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { Person } from "#app/parts/person/person.tsx"
import { DiscussedText } from "#app/parts/thread/discussed-text.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { PageHead, Section, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { createFeedback } from "../feedback/feedback.server.ts"
import { FeedbackForm } from "../feedback/feedback-form.tsx"
import { FeedbackItems } from "../feedback/feedback-items.tsx"
import { type RevisionPageView, revisionView } from "./revision.server.ts"
import { textLang } from "#app/ui/text-lang.ts"

export const handle = { access: "group", title: "proposal.revision" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return revisionView(context, params)
}

export const action = createFeedback

/** One revision, which can no longer be changed, with its feedback (PROP-03, PROP-05). */
export default function ProposalRevision() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { number, text, files, form } = view
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: "proposal.revision-number" }, { number })}
        actions={<RevisionLinks view={view} />}
      />
      <Stack>
        {view.newer && (
          <Note
            tone="hold"
            title={intl.formatMessage({ id: "proposal.revision.newer" }, { number: view.newer.number })}
          >
            <a {...linkTo(view.newer.href)}>
              {intl.formatMessage({ id: "proposal.revision-number" }, { number: view.newer.number })}
            </a>
          </Note>
        )}
        <Section title={view.title} aside={<Person person={view.submitter} note={<Time moment={view.time} />} />}>
          {view.memo && <p className="lines">{view.memo}</p>}
          <DiscussedText text={text} data={view.totalsHref} page={view} />
          <AttachmentList files={files} />
        </Section>
        <RevisionFeedback view={view} />
        {form && (
          <Section title={intl.formatMessage({ id: "proposal.feedback.give" }, { number })}>
            <FeedbackForm view={form} lastResult={lastResult} />
          </Section>
        )}
      </Stack>
    </>
  )
}

/** The latest feedback on the revision, with a link to the page that has the rest. */
function RevisionFeedback({ view: { feedback, total, allHref } }: { view: RevisionPageView }) {
  const intl = useIntl()
  const all = intl.formatMessage({ id: "proposal.feedback.all" }, { total })
  const isAll = total <= feedback.length
  return (
    <Section
      title={isAll ? all : intl.formatMessage({ id: "proposal.feedback.latest" })}
      aside={
        !isAll && (
          <a lang={textLang(all, intl.locale)} {...linkTo(allHref)}>
            {all}
          </a>
        )
      }
    >
      <FeedbackItems items={feedback} />
    </Section>
  )
}

/** Links to the other revisions and to the comparison with the previous one. */
function RevisionLinks({ view: { alliance, code, number, discussHref, others } }: { view: RevisionPageView }) {
  const intl = useIntl()
  return (
    <>
      <a className="btn" {...linkTo(discussHref)}>
        {intl.formatMessage({ id: "thread.revision" })}
      </a>
      {number > 0 && (
        <a className="btn" {...linkTo(proposalPaths.compare(alliance, code, [number - 1, number]))}>
          {intl.formatMessage({ id: "proposal.compare.before" }, { number: number - 1 })}
        </a>
      )}
      {others.map((other) => (
        <a key={other.number} className="btn" {...linkTo(other.href)}>
          {intl.formatMessage({ id: "proposal.revision-number" }, { number: other.number })}
        </a>
      ))}
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
