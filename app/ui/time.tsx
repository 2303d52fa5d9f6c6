/** An instant as the server wrote it for this person, and as machines read it (I18N-03). */
export function Time({ moment }: { moment: { instant: string; text: string } }) {
  return <time dateTime={moment.instant}>{moment.text}</time>
}
