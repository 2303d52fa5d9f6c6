import type { WidgetView, Widgets } from "#app/features/dashboard/dashboard.server.ts"
import type { MemberFrame } from "#app/features/shell/member.server.ts"
import type { PageFrame } from "#app/parts/frame/page-frame.server.ts"

/** What the dashboard shows, as the portal's own loaders made it; texts of message ids are put in. */
export type PageData = {
  frame: PageFrame
  member: MemberFrame
  widgets: { [Name in keyof Widgets]: WidgetView<Name> }
  /** the texts of the message ids among the data, in English */
  texts: Record<string, string>
}
