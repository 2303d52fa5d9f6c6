import { isMainThread } from "node:worker_threads"
import { getHeapCodeStatistics, setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"

/**
 * Loaded into a portal under measurement: on each SIGUSR2 it collects garbage and logs what is left: bytes of the heap, bytes of code
 * with V8's metadata, open sockets, timers. The portal's worker threads load it too but do nothing.
 */
if (isMainThread) {
  setFlagsFromString("--expose-gc")
  const collect = runInNewContext("gc")
  const count = (/** @type {RegExp} */ kind) =>
    process.getActiveResourcesInfo().filter((name) => kind.test(name)).length
  process.on("SIGUSR2", () => {
    for (let times = 0; times < 4; times += 1) collect()
    const { code_and_metadata_size: machine, bytecode_and_metadata_size: bytes } = getHeapCodeStatistics()
    const resources = {
      heap: process.memoryUsage().heapUsed,
      code: machine + bytes,
      sockets: count(/TCPSocket/),
      timers: count(/Timeout/),
    }
    process.stdout.write(`${JSON.stringify({ resources })}\n`)
  })
}
