import { Trans } from '@lingui/react/macro'
import { DescriptionList, Text, useFormat } from '@sightline/ui'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { HealthCard } from './HealthCard.tsx'
import type { HealthStatus } from './useHealthStatus.ts'

/** The accounts at Google, and the sites that are read there. */
export function GoogleCard({ status: { problems, google } }: { status: HealthStatus }) {
  const text = useMessageText()
  const format = useFormat()
  const { connected, reconnect, properties, last_error, last_error_at } = google
  const accounts = format.full(connected)
  return (
    <HealthCard
      title={<Trans>Google</Trans>}
      problems={problems}
      about={['google_reconnect']}
      isOn={google.is_configured}
      value={<Trans>{accounts} connected accounts</Trans>}
    >
      {!google.is_configured && (
        <Text>
          <Trans>
            Nobody can connect Google on this instance. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET to change that.
          </Trans>
        </Text>
      )}
      <DescriptionList
        items={[
          { id: 'reconnect', term: <Trans>Needs reconnecting</Trans>, description: format.full(reconnect) },
          { id: 'properties', term: <Trans>Sites with a property</Trans>, description: format.full(properties) },
          ...(last_error === null
            ? []
            : [
                {
                  id: 'error',
                  term: <Trans>Last error</Trans>,
                  description: `${text(last_error)} · ${format.instant(last_error_at, timeZone)}`,
                },
              ]),
        ]}
      />
    </HealthCard>
  )
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
