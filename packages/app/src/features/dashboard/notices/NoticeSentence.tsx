import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '@sightline/ui'
import type { SourceNotice } from './sourceNotices.ts'

/** The sentence of one notice. */
export function NoticeSentence({ notice }: { notice: SourceNotice }) {
  const { t } = useLingui()
  const format = useFormat()
  switch (notice.kind) {
    case 'stale': {
      const age = isYoung(notice.read_at) ? t`just now` : format.relative(notice.read_at)
      if (notice.reason === 'disconnected')
        return <Trans>The Google account is disconnected. This data was read {age}.</Trans>
      if (notice.reason === 'reconnect')
        return <Trans>Google has ended the account’s access. This data was read {age}.</Trans>
      return <Trans>Google does not answer right now. This data was read {age}.</Trans>
    }
    case 'freshness':
      return <Trans>Google is still processing the last two days: their numbers will change.</Trans>
    case 'time_zone': {
      const zone = notice.time_zone ?? ''
      return <Trans>Google counts the days of this property in the time zone {zone}.</Trans>
    }
    case 'sampling': {
      const share = format.percent(notice.share)
      return <Trans>Google has estimated this data from {share} of the visits.</Trans>
    }
    case 'thresholding':
      return <Trans>Google withholds rows with few visitors.</Trans>
    case 'other_row':
      return <Trans>Google has grouped small rows as “(other)”.</Trans>
    case 'not_set':
      return <Trans>Google does not know this for some visits and shows them as “(not set)”.</Trans>
    case 'realtime':
      if (notice.dimension === undefined)
        return <Trans>For the last 30 minutes, Google offers visitors and views only, and no comparison.</Trans>
      return <Trans>Google does not offer every breakdown for the last 30 minutes.</Trans>
    case 'no_places':
      // It stands in the place of the rows.
      return null
  }
}

const isYoung = (instant: string | undefined): boolean =>
  instant !== undefined && Date.now() - Date.parse(instant) < 60_000
