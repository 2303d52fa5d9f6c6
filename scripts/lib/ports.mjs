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

/**
 * A free port chosen by the system. Another process may take it before it is used.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen({ port: 0, host: "127.0.0.1" }, () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      )
    })
  })
}
