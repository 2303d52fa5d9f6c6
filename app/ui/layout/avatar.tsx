/** A small box with a person's initials: two letters for Latin names, the last two characters for Chinese ones. */
export function Avatar({ name }: { name: string }) {
  const isHan = /\p{Script=Han}/u.test(name)
  const initials = isHan
    ? [...name.replace(/\s/g, "")].slice(-2).join("")
    : name
        .split(/\s+/)
        .filter(Boolean)
        .slice(0, 2)
        .map((word) => [...word][0]?.toUpperCase())
        .join("")
  return (
    <span className="av" aria-hidden="true">
      {initials}
    </span>
  )
}
