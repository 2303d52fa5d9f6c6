import { useEffect, useState } from "react"

/** A section is current once its top is above this share of the window height. */
const readingLine = 0.3

/** The last section whose top has been scrolled past. */
function sectionInView(ids: string[]): string | undefined {
  const line = window.innerHeight * readingLine
  const { scrollHeight } = document.documentElement
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2
  const begun = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line)
  return isAtEnd ? ids.at(-1) : (begun.at(-1) ?? ids[0])
}

/** Returns the id of the section in view. @param ids ids in page order, separated by spaces */
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
