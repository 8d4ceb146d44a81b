import { Trans } from '@lingui/react/macro'
import { Card } from '@sightline/ui'
import { Summaries } from './Summaries.tsx'

/** The summaries of a site among its settings. */
export function SummariesCard(props: { siteId: string; canAsk: boolean }) {
  return (
    <Card
      title={<Trans>Summaries</Trans>}
      description={
        <Trans>
          What changed in a week or month, where it comes from, and what to look at. Every number comes from your
          statistics; a language model may word the text.
        </Trans>
      }
    >
      <Summaries {...props} />
    </Card>
  )
}
