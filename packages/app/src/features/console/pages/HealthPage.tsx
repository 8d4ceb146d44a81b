import { Trans } from '@lingui/react/macro'
import { PageHeader, Stack } from '@sightline/ui'
import { MailHealth } from '../instance/MailHealth.tsx'
import { PaymentHealth } from '../instance/PaymentHealth.tsx'

/** The health of each part of this instance, a card for each. */
export default function HealthPage() {
  return (
    <>
      <PageHeader
        title={<Trans>Health</Trans>}
        description={<Trans>How the parts of this instance are doing.</Trans>}
      />
      <Stack>
        <MailHealth />
        <PaymentHealth />
      </Stack>
    </>
  )
}
