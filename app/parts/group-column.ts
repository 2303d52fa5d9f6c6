import type { Column } from "#app/ui/table/table.tsx"

/** The group of a record; one without a group belongs to the whole alliance. */
export const groupColumn: Column<{ group?: string | undefined }> = {
  key: "group",
  head: "event.group",
  isLabelled: true,
  cell: ({ group }, intl) => group ?? intl.formatMessage({ id: "event.whole-alliance" }),
}
