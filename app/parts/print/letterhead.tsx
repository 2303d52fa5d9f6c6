import { useIntl } from "react-intl"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { textLang } from "#app/ui/text-lang.ts"

type LetterheadProps = {
  /** The group of the record, in the reader's language; undefined for the whole alliance. */
  group: string | undefined
  /** What kind of document it is. */
  title: string
}

/**
 * The head of a printed document: the alliance with its logo and its name in both languages, the group, and the kind of document. Without a
 * logo the names alone stand there: the mark of the portal is not that of an alliance.
 */
export function Letterhead({ group, title }: LetterheadProps) {
  const { locale } = useIntl()
  const { name, otherName, homeLogo, loginLogo } = useFrameAlliance()
  const logo = homeLogo ?? loginLogo
  return (
    <div className="letterhead">
      {logo && <img src={logo} alt="" />}
      <p>
        <strong lang={textLang(name, locale)}>{name}</strong>
        {otherName && <small lang={textLang(otherName, locale)}>{otherName}</small>}
      </p>
      <p>
        {group && <span lang={textLang(group, locale)}>{group}</span>}
        <span>{title}</span>
      </p>
    </div>
  )
}
