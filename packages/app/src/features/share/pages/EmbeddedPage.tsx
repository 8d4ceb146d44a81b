import { LinkIcon } from '@sightline/ui'
import { Route, Switch } from 'wouter'
import { Blocked } from '../../dashboard/index.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { EmbeddedFrame } from '../components/EmbeddedFrame.tsx'
import { SharedLink } from '../components/SharedLink.tsx'

/** The page of a shared dashboard in a frame of another site. */
export default function EmbeddedPage() {
  const text = useMessageText()
  return (
    <Switch>
      <Route path={paths.share(':token')}>
        <SharedLink Frame={EmbeddedFrame} />
      </Route>
      <Route>
        <EmbeddedFrame>
          <Blocked icon={LinkIcon} title={text('link_invalid')} />
        </EmbeddedFrame>
      </Route>
    </Switch>
  )
}
