import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { checkNode, ensureInstalled } from "./lib/install.mjs"
import { cache, root } from "./lib/paths.mjs"
import { ensureGenerated } from "./lib/prepare.mjs"
import { Problem, runMain, say } from "./lib/say.mjs"

/**
 * `npm run pack-verifier`: packs verify-backend with the contract and its state tables into one file for npm, without dependencies, so that
 * a team of any language can run it with `npx`. The package is made in .cache/verify-backend; the last line printed is its file.
 */
await runMain(async () => {
  checkNode()
  await ensureInstalled()
  await ensureGenerated()
  const folder = join(cache, "verify-backend")
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, "lib"), { recursive: true })
  const contract = JSON.parse(readFileSync(join(root, "openapi/generated/openapi.json"), "utf8"))
  writeFileSync(join(folder, "lib/contract.json"), JSON.stringify(contract))
  cpSync(join(root, "scripts/verify-backend/fixtures.yaml"), join(folder, "fixtures.yaml"))
  cpSync(join(root, "scripts/pack-verifier/README.md"), join(folder, "README.md"))
  writeFileSync(join(folder, "LICENSES.txt"), licencesOf(await bundle(join(folder, "lib/verify-backend.mjs"))))
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(contract.info.version), null, 2)}\n`)
  say(join(folder, pack(folder)))
})

/** @param {string} version that of the contract */
function manifest(version) {
  const { engines, license } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  return {
    name: "alliance-verify-backend",
    version,
    description: "Checks a backend of the alliance portal against its contract",
    license,
    type: "module",
    bin: { "verify-backend": "lib/verify-backend.mjs" },
    files: ["lib", "fixtures.yaml", "LICENSES.txt"],
    engines,
  }
}

/**
 * Bundles the verifier into one file.
 * @param {string} outfile
 * @returns {Promise<string[]>} the folders of the packages that are in it
 */
async function bundle(outfile) {
  const { build } = await import("esbuild")
  const { metafile } = await build({
    entryPoints: [join(root, "scripts/verify-backend.ts")],
    outfile,
    bundle: true,
    minify: true,
    // names of functions are in messages
    keepNames: true,
    platform: "node",
    target: "node20",
    format: "esm",
    metafile: true,
    absWorkingDir: root,
    logLevel: "error",
    banner: {
      // some packages are CommonJS and call `require` for modules of Node
      js: '#!/usr/bin/env node\nimport { createRequire } from "node:module"\nconst require = createRequire(import.meta.url)',
    },
  })
  const packages = Object.keys(metafile.inputs).map((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1])
  return [...new Set(packages)].filter((one) => one !== undefined).sort()
}

/**
 * The licences of the packages that were bundled; each demands that its text is passed on.
 * @param {string[]} packages
 */
function licencesOf(packages) {
  return packages.map((folder) => `${nameOf(folder)}\n\n${licenceOf(folder)}`).join("\n\n----\n\n")
}

/** @param {string} folder */
function nameOf(folder) {
  return folder.replace(/^.*node_modules\//, "")
}

/**
 * @param {string} folder
 * @throws {Problem} if the package has no licence
 */
function licenceOf(folder) {
  const file = readdirSync(join(root, folder)).find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name))
  if (file) return readFileSync(join(root, folder, file), "utf8").trim()
  throw new Problem(`${folder} has no file with its licence, so it cannot be packed.`)
}

/**
 * Runs `npm pack` in a folder.
 * @param {string} folder
 * @returns {string} the name of the file
 * @throws {Problem} if it fails
 */
function pack(folder) {
  const npm = process.env.npm_execpath ?? ""
  const [program, args] = npm.endsWith("js") ? [process.execPath, [npm]] : ["npm", []]
  const { status, stdout, stderr } = spawnSync(program, [...args, "pack", "--json", "--offline"], {
    cwd: folder,
    encoding: "utf8",
  })
  if (status !== 0) throw new Problem(`npm pack failed\n${stderr}`)
  return JSON.parse(stdout)[0].filename
}
