import { FormattedMessage } from "react-intl"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { Note } from "#app/ui/feedback/note.tsx"
import { Skeleton } from "#app/ui/feedback/skeleton.tsx"
import { Section } from "#app/ui/layout/page.tsx"

/** Notes in the four tones, and the empty and loading states. */
export function KitMessages() {
  return (
    <>
      <Section title={<FormattedMessage id="kit.messages" />}>
        <div className="stack tight">
          <Note tone="live">
            <FormattedMessage id="kit.note.live" />
          </Note>
          <Note tone="done">
            <FormattedMessage id="kit.note.done" />
          </Note>
          <Note tone="hold">
            <FormattedMessage id="kit.note.hold" />
          </Note>
          <Note tone="stop" title={<FormattedMessage id="kit.note.stop" />}>
            <a href="/kit">
              <FormattedMessage id="kit.note.again" />
            </a>
          </Note>
        </div>
      </Section>
      <div className="cols">
        <Section title={<FormattedMessage id="kit.empty" />}>
          <EmptyState
            title={<FormattedMessage id="kit.empty.title" />}
            action={
              <a className="btn" href="/kit">
                <FormattedMessage id="kit.empty.act" />
              </a>
            }
          >
            <FormattedMessage id="kit.empty.text" />
          </EmptyState>
        </Section>
        <Section title={<FormattedMessage id="kit.waiting" />}>
          <Skeleton lines={5} />
        </Section>
      </div>
    </>
  )
}
