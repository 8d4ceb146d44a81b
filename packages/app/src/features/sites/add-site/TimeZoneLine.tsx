import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Select } from '@sightline/ui'
import { useMemo, useState } from 'react'
import { Half, Line } from './AddSite.styles.ts'
import { offsetOf, timeZoneOptions } from '../timeZones.ts'

interface TimeZoneLineProps {
  timeZone: string
  onTimeZoneChange: (timeZone: string) => void
}

/** The detected time zone as a line of text; a select replaces it for people who want another. */
export function TimeZoneLine({ timeZone, onTimeZoneChange }: TimeZoneLineProps) {
  const { t } = useLingui()
  const [isChanging, setIsChanging] = useState(false)
  const options = useMemo(() => (isChanging ? timeZoneOptions(timeZone) : []), [isChanging, timeZone])
  if (isChanging) {
    return (
      <Half>
        <Select
          label={t`Time zone`}
          description={t`Sets when days begin and end.`}
          items={options}
          value={timeZone}
          onChange={onTimeZoneChange}
          isSearchable
          autoFocus
        />
      </Half>
    )
  }
  const name = timeZone.replaceAll('_', ' ')
  const offset = offsetOf(timeZone)
  const zone = name === offset ? name : `${name} (${offset})`
  return (
    <Line>
      <span>
        <Trans>
          Detected time zone:{' '}
          <strong>
            <bdi dir="ltr">{zone}</bdi>
          </strong>
          . It sets when days begin and end.
        </Trans>
      </span>
      <Button size="sm" aria-label={t`Change time zone`} onPress={() => setIsChanging(true)}>
        <Trans>Change</Trans>
      </Button>
    </Line>
  )
}
