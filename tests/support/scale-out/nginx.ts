import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { ensurePrograms } from "#scripts/lib/debian.mjs"
import { cache, root } from "#scripts/lib/paths.mjs"
import { start, untilAnswers } from "#scripts/lib/processes.mjs"

/** One process behind nginx; it gets no requests while it is not up. */
export type Upstream = { port: number; isUp: boolean }

/** nginx in front of some processes, with the configuration for operators (`docs/nginx.conf`). */
export type Nginx = {
  origin: string
  /** reloads with another list of processes; running requests stay with their process */
  use(upstreams: readonly Upstream[]): Promise<void>
  stop(): Promise<void>
}

/** Replaces a required pattern. @throws Error if it is missing, so that a changed file is noticed */
function replaceRequired(text: string, what: RegExp, by: string): string {
  if (!what.test(text)) throw new Error(`docs/nginx.conf has nothing like ${String(what)}`)
  return text.replace(what, by)
}

/** The operators' file with local addresses, without TLS, and with a header that names the answering process. */
function configuration(folder: string, port: number, upstreams: readonly Upstream[]): string {
  const servers = upstreams.map(
    ({ port: at, isUp }) => `  server 127.0.0.1:${at} max_fails=1 fail_timeout=2s${isUp ? "" : " down"};\n`,
  )
  let site = readFileSync(join(root, "docs/nginx.conf"), "utf8")
  site = replaceRequired(site, /( +server [\d.]+:\d+ max_fails=1 fail_timeout=2s;\n)+/, servers.join(""))
  site = replaceRequired(site, /listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
  site = replaceRequired(site, / +ssl_certificate .*\n +ssl_certificate_key .*\n/, "")
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  return `${process.getuid?.() === 0 ? "user root;\n" : ""}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  ${paths.join("\n  ")}
  add_header X-Answered-By $upstream_addr always;
${site}}
`
}

/** Starts nginx and waits until it listens, without a request to the processes. */
export async function startNginx(name: string, port: number, upstreams: readonly Upstream[]): Promise<Nginx> {
  const [program] = await ensurePrograms(["nginx"])
  const folder = join(cache, "scale-out", name)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, "nginx.conf")
  writeFileSync(file, configuration(folder, port, upstreams))
  const child = start(`${name}-nginx`, ["-p", folder, "-e", "stderr", "-c", file], { program })
  const origin = `http://127.0.0.1:${port}`
  await untilAnswers(`${origin}/healthz`, child, { what: "nginx", orFails: true })
  return {
    origin,
    async use(next) {
      writeFileSync(file, configuration(folder, port, next))
      const before = workers(child.pid)
      process.kill(child.pid ?? 0, "SIGHUP")
      await until(() => before.every(takesNoMore) && workers(child.pid).some((worker) => !before.includes(worker)))
    },
    stop: () => child.stop(),
  }
}

const workers = (pid: number | undefined) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean)

/**
 * Whether a worker has ended, or only goes on with what it has: streams of changes last some minutes, and nobody waits for them before a process is
 * replaced.
 */
function takesNoMore(worker: string): boolean {
  try {
    return readFileSync(`/proc/${worker}/cmdline`, "utf8").includes("shutting down")
  } catch {
    return true
  }
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 30_000
  while (!isSo()) {
    if (performance.now() > end) throw new Error("nginx did not take its new configuration")
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
