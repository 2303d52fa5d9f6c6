import { useIntl } from "react-intl"
import { ButtonForm } from "#app/forms/submit/button-form.tsx"
import type { FlashUndo } from "#app/ui/feedback/flash-messages.tsx"

/** Who gets an email about a change, and the button that takes the change back. */
export default function UndoForm({ undo: { to, sends, told, key } }: { undo: FlashUndo }) {
  const intl = useIntl()
  return (
    <>
      {" "}
      {told}
      <ButtonForm action={to} sends={sends} idempotencyKey={key} className="btn">
        {intl.formatMessage({ id: "ui.undo" })}
      </ButtonForm>
    </>
  )
}
