/** The longest time for which the event loop was blocked during some work, in milliseconds. */
export async function longestWait(work: () => Promise<unknown>): Promise<number> {
  let [last, longestGap] = [performance.now(), 0]
  const note = () => {
    const now = performance.now()
    longestGap = Math.max(longestGap, now - last)
    last = now
  }
  const timer = setInterval(note, 1)
  await work()
  note()
  clearInterval(timer)
  return longestGap
}
