import { useEffect, useState } from "react"

/** A section counts as being read once its beginning is above this share of the window. */
const readingLine = 0.3

/** The last of the sections whose beginning has been scrolled past. */
function sectionInView(ids: string[]): string | undefined {
  const line = window.innerHeight * readingLine
  const { scrollHeight } = document.documentElement
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2
  const begun = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line)
  return isAtEnd ? ids.at(-1) : (begun.at(-1) ?? ids[0])
}

/** The id of the section that is being read. @param ids in the order of the page, with spaces between them */
export function useSectionInView(ids: string): string | undefined {
  const [current, setCurrent] = useState(ids.split(" ")[0])
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCurrent(sectionInView(ids.split(" "))))
    }
    look()
    addEventListener("scroll", look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener("scroll", look)
    }
  }, [ids])
  return current
}
