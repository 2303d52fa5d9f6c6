/** A share as a bar beside its number: `share` 0 to 1, `text` the same in words. Drawn without styles of its own (CSP). */
export function ResultBar({ share, text }: { share: number; text: string }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={text}>
      <rect width={Math.round(1000 * share) / 10} height="10" />
    </svg>
  )
}
