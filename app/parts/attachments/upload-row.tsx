import { FormattedMessage, useIntl } from "react-intl"
import { fileSize } from "#app/lib/file-size.ts"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { errorText } from "#app/ui/error-text.ts"
import type { UploadRow as Row } from "./upload-rows.ts"

type UploadRowProps = { row: Row; onRemove: () => void; onAgain: () => void }

/** A file that is being uploaded or has failed: its progress or error, and the possible actions. */
export function UploadRow({ row, onRemove, onAgain }: UploadRowProps) {
  const { file, state, share, error } = row
  const intl = useIntl()
  const isUnderWay = state === "waiting" || state === "sending"
  return (
    <li className="upload">
      {error ? (
        <span className="err">
          {errorText(intl, error)} {error.startsWith("file.refused.signed-out") && <LoginLink />}
        </span>
      ) : (
        <span>
          {file.name} <small>{fileSize(file.size, intl)}</small>
        </span>
      )}
      {isUnderWay && (
        <progress
          className="left"
          max={1}
          value={share}
          aria-label={intl.formatMessage({ id: "file.progress" }, { name: file.name })}
        />
      )}
      <span className="acts">
        {state === "failed" && (
          <button type="button" className="btn" onClick={onAgain}>
            <FormattedMessage id="file.again" values={{ name: <Hidden>{file.name}</Hidden> }} />
          </button>
        )}
        <button type="button" className="btn quiet" onClick={onRemove}>
          <FormattedMessage
            id={isUnderWay ? "file.cancel" : "file.remove"}
            values={{ name: <Hidden>{file.name}</Hidden> }}
          />
        </button>
      </span>
    </li>
  )
}

/** Text for screen readers only: which file a button is for. */
function Hidden({ children }: { children: string }) {
  return <span className="vh">{children}</span>
}

/** Opens in a new tab, so that the user's input on this page is kept. */
function LoginLink() {
  const { url } = useFrameAlliance()
  return (
    <a href={paths.login(url)} target="_blank" rel="noreferrer">
      <FormattedMessage id="file.login" />
    </a>
  )
}
