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
          What changed in a week or month, which values it comes from, and what to look at. Every number is counted; a
          language model may word it.
        </Trans>
      }
    >
      <Summaries {...props} />
    </Card>
  )
}
