import { expect, test } from "vitest"
import { BallotResultSection } from "#app/features/ballot/result/ballot-result.tsx"
import { resultView } from "#app/features/ballot/result/result.server.ts"
import type { BallotView } from "#app/features/ballot/detail/detail.server.ts"
import { render } from "../../ui/render.tsx"
import { exampleResult, type BallotResult } from "./fixture.ts"

const reader = { locale: "en", zone: "UTC" } as const
const ballot = { scope: { alliance: "aurora" }, id: "b", status: "ended" } as BallotView

const counts = (...numbers: number[]) =>
  numbers.map((count, at) => ({
    id: `${at}`,
    text: ["Approve", "Disapprove"][at] ?? "Abstain",
    is_abstention: at === 2,
    count,
    weight: count,
    share: count / 10,
  })) as BallotResult["options"]
const quorum = (is_met: boolean) => ({ percent: 50, is_met })
const majority = (is_met: boolean) => ({ percent: 66, is_met, option_id: "0", share: 0.6 })

test.each([
  ["the quorum is not met", counts(5, 0, 0), quorum(false), majority(true), "Quorum not reached"],
  ["the majority is not met", counts(5, 4, 1), quorum(true), majority(false), "Majority not reached"],
  ["both are met", counts(7, 2, 1), quorum(true), majority(true), "Result: Approve"],
  ["neither is required", counts(2, 3, 0), null, null, "Result: Disapprove"],
  ["two options have the most votes", counts(3, 3, 0), quorum(true), null, "No option is ahead"],
  ["abstentions are not counted", counts(3, 2, 9), null, null, "Result: Approve"],
] as const)(
  "VOTE-06 the result of an ended ballot shows its outcome: %s",
  (_case, options, quorumMet, majorityMet, said) => {
    const result = exampleResult({
      options: [...options],
      quorum: quorumMet,
      majority: majorityMet,
    } as Partial<BallotResult>)
    const html = render(
      <BallotResultSection ballot={ballot} result={{ state: "ready", value: resultView(result, reader) }} />,
    )
    expect(html).toContain(said)
  },
)
