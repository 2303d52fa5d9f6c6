import { FormattedMessage } from "react-intl"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"
import type { Eventually } from "#app/lib/settle.ts"
import { Section } from "#app/ui/layout/section.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { PastInvitations as Past } from "./past-invitations.server.ts"

type Rows = Extract<Awaited<Past>, { state: "ready" }>["value"]

/** The invitations that were sent, newest first, each leading to what came of it (ADM-01). */
export function PastInvitations({ from }: { from: Eventually<Rows> }) {
  return (
    <Section title={<FormattedMessage id="member-invitation.past" />}>
      <WidgetBody from={from}>
        {(rows) =>
          rows.length > 0 ? (
            <ul className="rows">
              {rows.map(({ id, href, when, who, memo }) => (
                <li key={id}>
                  <Link to={href ?? ""}>
                    <Time moment={when} />
                  </Link>
                  <br />
                  <small>{[who, memo].filter(Boolean).join(" · ")}</small>
                </li>
              ))}
            </ul>
          ) : (
            <p className="muted">
              <FormattedMessage id="member-invitation.past.none" />
            </p>
          )
        }
      </WidgetBody>
    </Section>
  )
}
