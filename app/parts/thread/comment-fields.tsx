import { useIntl } from "react-intl"
import type { Field } from "#app/forms/fields/field.ts"
import { MemberPicker } from "#app/parts/participants/member-picker.tsx"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import type { RichTextMeta } from "#app/parts/rich-text/use-rich-text.ts"

/** Message ids of the field labels. */
export const commentLabels = {
  "content.text": "thread.comment",
  mentions: "thread.mentions",
  "anchor.revision_id": "thread.about",
  "anchor.quote": "thread.about",
  "anchor.topic_id": "thread.about",
} as const

type CommentFieldsProps = {
  fields: { content: RichTextMeta; mentions: Field }
  tree: MemberTree
  /** The page answers a search for people, submitted without scripts. */
  isAsked: boolean
}

/** The text of a comment, with images like the texts of its record, and the people whom it mentions: those who may see the record (DISC-01). */
export function CommentFields({ fields, tree, isAsked }: CommentFieldsProps) {
  const intl = useIntl()
  return (
    <>
      <RichTextField images={tree.of?.module} field={fields.content} isRequired />
      <MemberPicker
        field={fields.mentions}
        only="people"
        tree={tree}
        isAsked={isAsked}
        hint={intl.formatMessage({ id: "thread.mentions.hint" })}
      />
    </>
  )
}
