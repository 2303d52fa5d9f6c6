type EnterSubmitProps = { name?: string; value?: string }

/**
 * First in a form that has other buttons before its submit: Enter presses a form's first submit button, which would
 * otherwise be a row's "Remove".
 */
export function EnterSubmit({ name, value }: EnterSubmitProps) {
  return <button type="submit" className="vh" name={name} value={value} tabIndex={-1} aria-hidden="true" />
}
