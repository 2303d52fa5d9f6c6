import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import type { Crumb } from "#app/ui/layout/shell.tsx"

/** URL of each module's list in a shell. */
const lists = {
  ballot: paths.ballots,
  certificate: ({ alliance }: ShellScope) => paths.certificates(alliance),
  certification: ({ alliance }: ShellScope) => paths.certifications(alliance),
  download: paths.downloads,
  meeting: paths.meetings,
  notice: paths.notices,
  proposal: paths.proposals,
  schedule: ({ alliance }: ShellScope) => paths.schedules(alliance),
  task: paths.tasks,
  "topic-call": paths.topicCalls,
}

/** The breadcrumb of a module's list, for the pages of its records. */
export function useListCrumb(module: keyof typeof lists, scope: ShellScope): Crumb {
  return { href: lists[module](scope), text: useIntl().formatMessage({ id: `${module}.list.title` }) }
}
