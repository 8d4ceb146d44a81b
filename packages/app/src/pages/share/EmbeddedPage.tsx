import { LinkIcon } from '@sightline/ui'
import { Route, Switch } from 'wouter'
import { Blocked } from '../../dashboard/DashboardError.tsx'
import { paths } from '../../navigation/paths.ts'
import { useMessageText } from '../../i18n/messageTexts.ts'
import { EmbeddedFrame } from './EmbeddedFrame.tsx'
import { SharePage } from './SharePage.tsx'

/** A shared dashboard in a frame of another site, and nothing else of the product. */
export function EmbeddedPage() {
  const text = useMessageText()
  return (
    <Switch>
      <Route path={paths.share(':token')}>
        <SharePage isEmbedded />
      </Route>
      <Route>
        <EmbeddedFrame>
          <Blocked icon={LinkIcon} title={text('link_invalid')} />
        </EmbeddedFrame>
      </Route>
    </Switch>
  )
}
