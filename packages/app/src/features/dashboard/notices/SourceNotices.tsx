import { NoticeLine } from './NoticeLine.tsx'
import { NoticeSentence } from './NoticeSentence.tsx'
import type { SourceNotice } from './sourceNotices.ts'

/** The notices that hold for all metrics from Google Analytics, a line for each. */
export default function SourceNotices({ notices }: { notices: readonly SourceNotice[] }) {
  return notices.map((notice) => (
    <NoticeLine key={notice.kind}>
      <NoticeSentence notice={notice} />
    </NoticeLine>
  ))
}
