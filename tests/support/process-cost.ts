import { readFile } from "node:fs/promises"

/** CPU time of a process in milliseconds; other processes do not count. */
export async function processorTime(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).replace(/^.*\) /, "").split(" ")
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The resident memory of a process, in bytes. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8")
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

/** Peak growth of a process's memory during `work`, in bytes. */
export async function growthDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = await memoryOf(pid)
  let most = before
  const measure = async () => (most = Math.max(most, await memoryOf(pid)))
  // a process that has ended is noticed below
  const watch = setInterval(() => void measure().catch(() => undefined), 20)
  try {
    await work()
  } finally {
    clearInterval(watch)
  }
  return Math.max(most, await memoryOf(pid)) - before
}

/**
 * CPU milliseconds of a fixed piece of work on this machine at this moment: searching and sorting 20,000 texts, best of five. Limits that
 * are multiples of it hold on a slow machine too.
 */
export function fixedWork(): number {
  const costs = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage()
    const rows = Array.from({ length: 20_000 }, (_, at) => `member ${at} of organisation ${at % 500}`)
    for (let round = 0; round < 10; round += 1) rows.filter((row) => row.toUpperCase().includes(`N ${round}`))
    rows.sort(new Intl.Collator("en").compare)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...costs)
}

/** How many times longer work takes at this moment than the CPU time it needs: 1 on a machine that has nothing else to do. */
export function contention(): number {
  const [started, before] = [performance.now(), process.cpuUsage()]
  const used = () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }
  while (used() < 300);
  return Math.max(1, (performance.now() - started) / used())
}
