/** A `<time>` element with the text that the server formatted for this user and the machine-readable instant (I18N-03). */
export function Time({ moment }: { moment: { instant: string; text: string } }) {
  return <time dateTime={moment.instant}>{moment.text}</time>
}
