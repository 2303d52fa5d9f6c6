import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { htmlLang } from "#app/lib/locale.ts"
import { Section } from "#app/ui/layout/section.tsx"
import type { SupporterView } from "./thanks.server.ts"

/** Organisations with logo, name in both languages and website; nothing where there are none. */
export function Supporters({ title, supporters }: { title: ReactNode; supporters: SupporterView[] }) {
  if (supporters.length === 0) return null
  return (
    <Section title={title}>
      <ul className="cols">
        {supporters.map((supporter) => (
          <li key={supporter.name}>
            <Supporter supporter={supporter} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Supporter({ supporter: { name, otherName, logo, website } }: { supporter: SupporterView }) {
  const isChinese = useIntl().locale.startsWith("zh")
  return (
    <>
      {logo && <img src={logo} alt="" height={45} loading="lazy" />}
      {website ? (
        <a href={website} rel="noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
      {otherName && <small lang={htmlLang(isChinese ? "en" : "zh")}> {otherName}</small>}
    </>
  )
}
