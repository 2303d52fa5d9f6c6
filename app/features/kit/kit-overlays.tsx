import { FormattedMessage, useIntl } from "react-intl"
import { quiet } from "#app/ui/feedback/loading-indicator.tsx"
import { useToast } from "#app/ui/feedback/use-toast.ts"
import { ConfirmLink } from "#app/forms/submit/confirm-link.tsx"
import { DetailsMenu } from "#app/ui/layout/details-menu.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { KitConfirm } from "./kit-confirm.tsx"

/** Menu, confirmation dialog, toasts (banners without JavaScript), busy indicator. */
export function KitOverlays() {
  return (
    <Section title={<FormattedMessage id="kit.overlays" />}>
      <div className="acts">
        <DetailsMenu kind="pop" summary={<FormattedMessage id="kit.menu" />} summaryClass="btn">
          <ul>
            <li>
              <Link to="/kit?group=COPT">
                <FormattedMessage id="kit.menu.page" />
              </Link>
            </li>
          </ul>
        </DetailsMenu>
        <ConfirmLink
          href="/kit?confirm"
          text={<FormattedMessage id="kit.confirm.submit" />}
          title={<FormattedMessage id="kit.confirm.title" />}
        >
          {(close) => <KitConfirm onKeep={close} />}
        </ConfirmLink>
        <Link className="btn" to="/kit?done=saved">
          <FormattedMessage id="kit.toast.redirect" />
        </Link>
        <ToastButton />
        <Link className="btn" to="/kit?wait=1500">
          <FormattedMessage id="kit.busy" />
        </Link>
        <Link className="btn" to="/kit?wait=1500" state={quiet}>
          <FormattedMessage id="kit.busy.quiet" />
        </Link>
      </div>
    </Section>
  )
}

function ToastButton() {
  const toast = useToast()
  const intl = useIntl()
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return (
    <button
      type="button"
      className="btn"
      onClick={() => toast({ tone: "stop", text: intl.formatMessage({ id: "kit.note.stop" }) })}
    >
      <FormattedMessage id="kit.toast.show" />
    </button>
  )
}
