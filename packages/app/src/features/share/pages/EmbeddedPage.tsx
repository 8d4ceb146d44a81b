import { LinkIcon } from '@sightline/ui'
import { Route, Switch } from 'wouter'
import { BlockedDashboard } from '../../dashboard/index.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { EmbeddedFrame } from '../components/EmbeddedFrame.tsx'
import { ShareLinkClient } from '../components/ShareLinkClient.tsx'

/** The page of a shared dashboard in a frame of another site. */
export default function EmbeddedPage() {
  const text = useMessageText()
  return (
    <Switch>
      <Route path={paths.share(':token')}>
        <ShareLinkClient Frame={EmbeddedFrame} />
      </Route>
      <Route>
        <EmbeddedFrame>
          <BlockedDashboard icon={LinkIcon} title={text('link_invalid')} />
        </EmbeddedFrame>
      </Route>
    </Switch>
  )
}
