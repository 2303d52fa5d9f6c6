import { defineConfig, mergeConfig, type UserConfig } from "vite"
import portal from "../../../remix.config.ts"

/** The portal's build with one more server entry: the renderer in `main.ts`, which does not listen on a port. */
export default defineConfig((env) => {
  const own: UserConfig = typeof portal === "function" ? (portal(env) as UserConfig) : (portal as UserConfig)
  if (!env.isSsrBuild) return own
  const entrance = {
    name: "bench-entrance",
    enforce: "post" as const,
    config: () => ({ build: { rollupOptions: { input: { bench: "./scripts/bench/ours/main.ts" } } } }),
  }
  return mergeConfig(own, { plugins: [entrance] })
})
