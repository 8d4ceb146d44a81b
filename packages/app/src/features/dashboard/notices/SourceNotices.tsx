import { Trans } from '@lingui/react/macro'
import { Link } from '@sightline/ui'
import { hrefOf } from '../../../lib/navigation/hash.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { NoticeLine } from './NoticeLine.tsx'
import { NoticeSentence } from './NoticeSentence.tsx'
import type { SourceNotice } from './sourceNotices.ts'

interface SourceNoticesProps {
  notices: readonly SourceNotice[]
  /** Whether the person may connect the Google account of the site. @default false */
  mayConnect?: boolean
}

const endsByConnecting: ReadonlySet<SourceNotice['reason']> = new Set(['disconnected', 'reconnect', 'scope_missing'])

/** The notices that hold for all metrics from Google Analytics, a line for each. */
export default function SourceNotices({ notices, mayConnect = false }: SourceNoticesProps) {
  return notices.map((notice) => (
    <NoticeLine
      key={notice.kind}
      actions={
        mayConnect &&
        endsByConnecting.has(notice.reason) && (
          <Link href={hrefOf(paths.authorization)}>
            <Trans>Connected accounts</Trans>
          </Link>
        )
      }
    >
      <NoticeSentence notice={notice} />
    </NoticeLine>
  ))
}
