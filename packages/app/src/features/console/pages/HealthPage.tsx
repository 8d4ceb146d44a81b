import { Trans } from '@lingui/react/macro'
import { PageHeader, Stack } from '@sightline/ui'
import { HealthCards } from '../health/HealthCards.tsx'
import { HealthSummary } from '../health/HealthSummary.tsx'
import { MailHealth } from '../instance/MailHealth.tsx'
import { PaymentHealth } from '../instance/PaymentHealth.tsx'

/** The health of this instance: the worst first, then a card for each part. */
export default function HealthPage() {
  return (
    <>
      <PageHeader
        title={<Trans>Health</Trans>}
        description={<Trans>How the parts of this instance are doing.</Trans>}
      />
      <Stack>
        <HealthSummary />
        <HealthCards />
        <MailHealth />
        <PaymentHealth />
      </Stack>
    </>
  )
}
