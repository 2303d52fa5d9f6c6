import { useIntl } from "react-intl"
import { quiet } from "#app/ui/feedback/loading-indicator.tsx"
import { useToast } from "#app/ui/feedback/use-toast.ts"
import { ConfirmLink } from "#app/forms/submit/confirm-link.tsx"
import { DetailsMenu } from "#app/ui/layout/details-menu.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { Link, linkTo } from "#app/ui/link.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { KitConfirm } from "./kit-confirm.tsx"

/** Menu, confirmation dialog, toasts (banners without JavaScript), busy indicator. */
export function KitOverlays() {
  const intl = useIntl()
  return (
    <Section title={intl.formatMessage({ id: "kit.overlays" })}>
      <div className="acts">
        <DetailsMenu kind="pop" summary={intl.formatMessage({ id: "kit.menu" })} summaryClass="btn">
          <ul>
            <li>
              <a {...linkTo("/kit?group=COPT")}>{intl.formatMessage({ id: "kit.menu.page" })}</a>
            </li>
          </ul>
        </DetailsMenu>
        <ConfirmLink
          href="/kit?confirm"
          text={intl.formatMessage({ id: "kit.confirm.submit" })}
          title={intl.formatMessage({ id: "kit.confirm.title" })}
        >
          {(close) => <KitConfirm onKeep={close} />}
        </ConfirmLink>
        <a className="btn" {...linkTo("/kit?done=saved")}>
          {intl.formatMessage({ id: "kit.toast.redirect" })}
        </a>
        <ToastButton />
        <a className="btn" {...linkTo("/kit?wait=1500")}>
          {intl.formatMessage({ id: "kit.busy" })}
        </a>
        <Link className="btn" to="/kit?wait=1500" state={quiet}>
          {intl.formatMessage({ id: "kit.busy.quiet" })}
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
      {intl.formatMessage({ id: "kit.toast.show" })}
    </button>
  )
}
