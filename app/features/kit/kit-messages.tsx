import { useIntl } from "react-intl"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { Note } from "#app/ui/feedback/note.tsx"
import { Skeleton } from "#app/ui/feedback/skeleton.tsx"
import { Section } from "#app/ui/layout/page.tsx"

/** Notes in the four tones, and the empty and loading states. */
export function KitMessages() {
  const intl = useIntl()
  return (
    <>
      <Section title={intl.formatMessage({ id: "kit.messages" })}>
        <div className="stack tight">
          <Note tone="live">{intl.formatMessage({ id: "kit.note.live" })}</Note>
          <Note tone="done">{intl.formatMessage({ id: "kit.note.done" })}</Note>
          <Note tone="hold">{intl.formatMessage({ id: "kit.note.hold" })}</Note>
          <Note tone="stop" title={intl.formatMessage({ id: "kit.note.stop" })}>
            <a href="/kit">{intl.formatMessage({ id: "kit.note.again" })}</a>
          </Note>
        </div>
      </Section>
      <div className="cols">
        <Section title={intl.formatMessage({ id: "kit.empty" })}>
          <EmptyState
            title={intl.formatMessage({ id: "kit.empty.title" })}
            action={
              <a className="btn" href="/kit">
                {intl.formatMessage({ id: "kit.empty.act" })}
              </a>
            }
          >
            {intl.formatMessage({ id: "kit.empty.text" })}
          </EmptyState>
        </Section>
        <Section title={intl.formatMessage({ id: "kit.waiting" })}>
          <Skeleton lines={5} />
        </Section>
      </div>
    </>
  )
}
