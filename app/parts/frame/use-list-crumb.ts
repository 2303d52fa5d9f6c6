import { useIntl } from "react-intl"
import type { Crumb } from "#app/ui/layout/shell.tsx"
import type { MessageId } from "#app/ui/message-id.ts"

/** The breadcrumb of a list, for the pages of its records. @param title id of the list's title */
export function useListCrumb(href: string, title: MessageId): Crumb {
  return { href, text: useIntl().formatMessage({ id: title }) }
}
