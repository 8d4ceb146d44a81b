import { Trans } from '@lingui/react/macro'
import { Link } from '@sightline/ui'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { NoticeLine } from './NoticeLine.tsx'
import { NoticeSentence } from './NoticeSentence.tsx'
import { endsByConnecting, type SourceNotice } from './sourceNotices.ts'

interface SourceNoticesProps {
  notices: readonly SourceNotice[]
  /** Why Google’s metrics do not stand beside ours. @default null */
  error?: Error | null
  /** Whether the person may connect the Google account of the site. @default false */
  mayConnect?: boolean
}

const endsThere: ReadonlySet<SourceNotice['reason']> = new Set(['disconnected', 'reconnect', 'scope_missing'])

/** The notices that hold for all metrics from Google Analytics, a line for each. */
export default function SourceNotices({ notices, error = null, mayConnect = false }: SourceNoticesProps) {
  const text = useMessageText()
  const connect = mayConnect && (
    <Link href={hrefOf(paths.authorization)}>
      <Trans>Connected accounts</Trans>
    </Link>
  )
  return (
    <>
      {error !== null && (
        <NoticeLine actions={endsByConnecting.has(error.message) && connect}>
          <Trans>Google Analytics returns no data</Trans>: {text(error.message)}
        </NoticeLine>
      )}
      {notices.map((notice) => (
        <NoticeLine key={notice.kind} actions={endsThere.has(notice.reason) && connect}>
          <NoticeSentence notice={notice} />
        </NoticeLine>
      ))}
    </>
  )
}
