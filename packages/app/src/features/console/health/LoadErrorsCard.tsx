import { Trans, useLingui } from '@lingui/react/macro'
import { DescriptionList, useFormat } from '@sightline/ui'
import { HealthCard } from './HealthCard.tsx'
import type { HealthStatus } from './useHealthStatus.ts'

/** The code of the app that did not come to browsers. */
export function LoadErrorsCard({ status: { problems, load_errors } }: { status: HealthStatus }) {
  const { t } = useLingui()
  const format = useFormat()
  const { timeout, missing, last_at } = load_errors
  const count = format.full(timeout + missing)
  return (
    <HealthCard
      title={<Trans>App code</Trans>}
      problems={problems}
      about={['load_errors']}
      value={<Trans>{count} load errors</Trans>}
    >
      <DescriptionList
        items={[
          { id: 'timeout', term: <Trans>Too late</Trans>, description: format.full(timeout) },
          { id: 'missing', term: <Trans>Missing</Trans>, description: format.full(missing) },
          {
            id: 'last',
            term: <Trans>The last one</Trans>,
            description: last_at === null ? t`None` : format.instant(last_at, timeZone),
          },
        ]}
      />
    </HealthCard>
  )
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
