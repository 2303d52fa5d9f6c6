import type { useLoaderData } from "@remix-run/react"
import { BallotPapersSection } from "../result/ballot-papers.tsx"
import { BallotRecordsSection } from "../result/ballot-result.tsx"
import type { loadBallot } from "../result/result.server.ts"
import { BallotEntitiesSection } from "./ballot-entities.tsx"
import { BallotProxiesSection } from "./ballot-proxies.tsx"
import type { BallotView } from "./detail.server.ts"

type Parts = Awaited<ReturnType<typeof loadBallot>>["parts"]

type BallotListsProps = {
  ballot: BallotView
  lists: Pick<ReturnType<typeof useLoaderData<() => Parts>>, "records" | "papers" | "entities" | "proxies">
}

/** The lists of a ballot that the user may read: votes, ballot papers, entities and passed votes. */
export function BallotLists({ ballot, lists: { records, papers, entities, proxies } }: BallotListsProps) {
  return (
    <>
      {records && <BallotRecordsSection ballot={ballot} records={records} />}
      {papers && <BallotPapersSection ballot={ballot} papers={papers} />}
      {entities && <BallotEntitiesSection entities={entities} />}
      {proxies && <BallotProxiesSection proxies={proxies} />}
    </>
  )
}
