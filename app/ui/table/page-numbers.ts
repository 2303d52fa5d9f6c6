/** The pages to link to: first, last, and two on either side of the present one; `undefined` stands for a gap. */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const shown = new Set([1, pages])
  for (let near = page - 2; near <= page + 2; near += 1) if (near >= 1 && near <= pages) shown.add(near)
  const sorted = [...shown].filter((number) => number >= 1).sort((a, b) => a - b)
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [undefined, number] : [number]
  })
}
