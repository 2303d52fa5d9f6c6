import { expect, test } from "vitest"
import { commandStep, runSteps } from "#scripts/lib/steps.mjs"
import { costTable, processorSeconds } from "#scripts/lib/step-cost.mjs"

test("the processor time of child processes is read from the shell's times, user and system together", () => {
  expect(processorSeconds("0m0.001000s 0m0.002000s\n2m1.500000s 0m3.250000s\n")).toBe(124.75)
})

test("a step's processor seconds include the processes of its child processes", async () => {
  const burn = "const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);"
  const child = `require("node:child_process").execFileSync(process.execPath, ["-e", ${JSON.stringify(burn)}])`
  const { processor } = await commandStep("burns", ["-e", child]).work()
  expect(processor).toBeGreaterThan(0.29)
})

test("a step that fails is one failure, and its costs are listed", async () => {
  const { failed, costs } = await runSteps([commandStep("fails", ["-e", "process.exit(3)"])], 1)
  expect(failed).toBe(1)
  expect(costs).toMatchObject([{ name: "fails" }])
})

test("the table lists shares, the largest first, and reports a step above 1.5 times its earlier share", () => {
  const cost = (name: string, processor: number) => ({ name, seconds: 1, processor })
  const lines = costTable(
    [cost("types", 40), cost("journeys", 60), { name: "generated", seconds: 0 }],
    [cost("types", 20), cost("journeys", 80)],
  )
  expect(lines.map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ["step", "time", "processor", "share"],
    ["journeys", "1.0 s", "60.0 s", "60.0 %"],
    ["types", "1.0 s", "40.0 s", "40.0 %"],
    ["generated", "0.0 s", "–", "0.0 %"],
    ["types takes 2.0 times the share it had (20.0 %)"],
  ])
})
