import { Trans } from '@lingui/react/macro'
import type { Dashboard } from '@sightline/api-client'
import { useFormat } from '@sightline/ui'
import { useDimensionTexts } from '../dimensions/useDimensionTexts.ts'
import { NoticeLine } from './NoticeLine.tsx'

type Notice = NonNullable<Dashboard['source']['notices']>[number]

/** What is to be said of figures that come from Google Analytics: one line for each kind. */
export function SourceNotices({ source }: { source: Dashboard['source'] | undefined }) {
  const kinds = Map.groupBy(source?.notices ?? [], ({ kind }) => kind)
  return [...kinds].map(([kind, [first, ...others]]) =>
    first === undefined ? null : <SourceNotice key={kind} notice={first} others={others} />,
  )
}

function SourceNotice({ notice, others }: { notice: Notice; others: readonly Notice[] }) {
  const { nameOf } = useDimensionTexts()
  const format = useFormat()
  const names = [notice, ...others].flatMap(({ dimension }) => (dimension === undefined ? [] : [nameOf(dimension)]))
  return (
    <NoticeLine>
      {names.length > 0 && `${format.list(names)}: `}
      <Sentence notice={notice} />
    </NoticeLine>
  )
}

function Sentence({ notice }: { notice: Notice }) {
  const format = useFormat()
  switch (notice.kind) {
    case 'stale': {
      const age = format.relative(notice.read_at)
      return <Trans>Google does not answer right now. These figures were read {age}.</Trans>
    }
    case 'freshness':
      return <Trans>Google still processes the last two days: their figures change.</Trans>
    case 'time_zone': {
      const zone = notice.time_zone ?? ''
      return <Trans>Google counts the days of this property in the time zone {zone}.</Trans>
    }
    case 'sampling': {
      const share = format.percent(notice.share)
      return <Trans>Google has worked out these figures from {share} of the visits.</Trans>
    }
    case 'thresholding':
      return <Trans>Google withholds rows of few visitors.</Trans>
    case 'other_row':
      return <Trans>Google has put small rows together as “(other)”.</Trans>
    case 'realtime':
      return <Trans>Google does not break down the last half hour by everything.</Trans>
  }
}
