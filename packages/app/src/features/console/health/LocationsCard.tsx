import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@sightline/ui'
import { HealthCard } from './HealthCard.tsx'
import type { HealthStatus } from './useHealthStatus.ts'

/** Whether a database tells regions and cities of visitors, or what is wrong with it. */
export function LocationsCard({ status: { problems, locations } }: { status: HealthStatus }) {
  const { t } = useLingui()
  const { has_cities, problem } = locations
  return (
    <HealthCard
      title={<Trans>Locations</Trans>}
      problems={problems}
      about={['locations_unknown']}
      isOn={has_cities}
      value={has_cities ? t`Countries, regions and cities` : t`Countries only`}
    >
      {problem !== null && (
        <Text lang="en" dir="ltr">
          {problem}
        </Text>
      )}
      {!has_cities && problem === null && (
        <Text>
          <Trans>
            Visitors have a country, but no region or city. “npm start -- --with-cities” installs a database for these
            (64 MB); GEO_DATABASE names another one.
          </Trans>
        </Text>
      )}
    </HealthCard>
  )
}
