import { NoticeLine } from './NoticeLine.tsx'
import { NoticeSentence } from './NoticeSentence.tsx'
import type { SourceNotice } from './sourceNotices.ts'

/** What is to be said of all figures that come from Google Analytics: a line for each notice. */
export default function SourceNotices({ notices }: { notices: readonly SourceNotice[] }) {
  return notices.map((notice) => (
    <NoticeLine key={notice.kind}>
      <NoticeSentence notice={notice} />
    </NoticeLine>
  ))
}
