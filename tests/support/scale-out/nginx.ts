import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { ensurePrograms } from "#scripts/lib/debian.mjs"
import { cache, root } from "#scripts/lib/places.mjs"
import { start, untilAnswers } from "#scripts/lib/processes.mjs"

/** One process behind it; what is not up is asked for nothing. */
export type Upstream = { port: number; isUp: boolean }

/** nginx before some processes, by the configuration that operators are given (`docs/nginx.conf`). */
export type Nginx = {
  origin: string
  /** takes another list of processes; what has begun is ended by the processes it began with */
  use(upstreams: readonly Upstream[]): Promise<void>
  stop(): Promise<void>
}

/** Replaces what has to be there, so that nobody tests a file that has become another one. */
function exchanged(text: string, what: RegExp, by: string): string {
  if (!what.test(text)) throw new Error(`docs/nginx.conf has nothing like ${String(what)}`)
  return text.replace(what, by)
}

/** The operators' file with addresses of this machine, without TLS, and with a header that says who has answered. */
function configuration(folder: string, port: number, upstreams: readonly Upstream[]): string {
  const servers = upstreams.map(
    ({ port: at, isUp }) => `  server 127.0.0.1:${at} max_fails=1 fail_timeout=2s${isUp ? "" : " down"};\n`,
  )
  let site = readFileSync(join(root, "docs/nginx.conf"), "utf8")
  site = exchanged(site, /( +server [\d.]+:\d+ max_fails=1 fail_timeout=2s;\n)+/, servers.join(""))
  site = exchanged(site, /listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
  site = exchanged(site, / +ssl_certificate .*\n +ssl_certificate_key .*\n/, "")
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

/** Starts it and waits until it listens; it does not ask the processes for that. */
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
      await until(() => workers(child.pid).length > 0 && workers(child.pid).every((worker) => !before.includes(worker)))
    },
    stop: () => child.stop(),
  }
}

const workers = (pid: number | undefined) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean)

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 30_000
  while (!isSo()) {
    if (performance.now() > end) throw new Error("nginx did not take its new configuration")
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
