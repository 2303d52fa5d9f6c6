import { randomInt } from "node:crypto"
import { createServer } from "node:net"
import { Problem } from "./say.mjs"

/**
 * Reads a port from an environment variable.
 * @param {string} name of the environment variable
 * @param {number} usual default if the variable is not set
 * @param {Record<string, string | undefined>} [environment]
 * @throws {Problem} when it is not a port number
 */
export function portFrom(name, usual, environment = process.env) {
  const given = environment[name]
  if (given === undefined || given === "") return usual
  const port = Number(given)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Problem(`${name}=${given} is not a port (1 to 65535).`)
  return port
}

/**
 * Whether a port of the loopback address is free.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once("error", () => resolve(false))
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/**
 * Checks that the ports differ and that all of them are free.
 * @param {{ name: string, port: number }[]} wanted
 * @throws {Problem}
 */
export async function claimPorts(wanted) {
  for (const [index, { name, port }] of wanted.entries()) {
    const twin = wanted.slice(0, index).find((other) => other.port === port)
    if (twin) throw new Problem(`${twin.name} and ${name} are both ${port}; give one of them another port.`)
    if (!(await isFree(port)))
      throw new Problem(`Port ${port} is taken; end what uses it or choose another: ${name}=${port + 1} …`)
  }
}

/** Ports that no system gives to connections or to servers without a port of their own (Linux from 32768, others from 49152). */
const STABLE = { from: 11_000, to: 32_000 }

/**
 * A free port for a server that is started with a port of its own. A port chosen by the system could be given away again before
 * the server has it: to a connection or to another test's server, which then answers in its place until it is stopped.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = randomInt(STABLE.from, STABLE.to)
  return (await isFree(port)) ? port : freePort()
}
