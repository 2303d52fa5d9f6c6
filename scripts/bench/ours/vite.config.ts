import { defineConfig, mergeConfig, type UserConfig } from "vite"
import portal from "../../../remix.config.ts"

/** The portal's own build with one more entrance: the server in the hands of the bench, beside the one that listens. */
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
