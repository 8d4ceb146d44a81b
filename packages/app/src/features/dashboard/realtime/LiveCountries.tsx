import { useLingui } from '@lingui/react/macro'
import { realtimeLimits, type CallOutput } from '@sightline/api-client'
import { CountryMap } from '@sightline/ui/charts'
import { useValueNames } from '../dimensions/useValueNames.ts'
import type { LiveEvent } from './useRevealedEvents.ts'

interface LiveCountriesProps {
  countries: NonNullable<CallOutput<'stats', 'realtime'>['countries']>
  /** All visitors of the last half hour, also those without a known country. */
  visitors: number
  /** The events that came since the page was opened. */
  fresh: readonly LiveEvent[]
}

/** The visitors of the last half hour on a map, in which every new event is a pulse. */
export default function LiveCountries({ countries, visitors: all, fresh }: LiveCountriesProps) {
  const { t } = useLingui()
  const { country } = useValueNames()
  const { chartMinutes } = realtimeLimits
  return (
    <CountryMap
      aria-label={t`Visitors by country`}
      period={t`Last ${chartMinutes} minutes`}
      items={countries.map(({ value, visitors }) => ({
        code: value,
        name: country(value),
        visitors,
        percentage: (visitors / all) * 100,
      }))}
      pulses={fresh.map(({ id, country: code }) => ({ id, code }))}
    />
  )
}
