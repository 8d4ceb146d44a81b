import { Plural, Trans } from '@lingui/react/macro'
import type { OverviewRange } from '@sightline/api-client'
import { totalsOf, type Overviews } from './siteList.ts'

interface SitesTotalsProps {
  /** The number of sites. */
  count: number
  /** The metrics of the sites; undefined until they have loaded. */
  overview: { range: OverviewRange; overviews: Overviews } | undefined
  /** Whether the metrics could not be loaded. */
  isFailed: boolean
}

/** The number of sites, and the totals over all of them. */
export function SitesTotals({ count, overview, isFailed }: SitesTotalsProps) {
  return (
    <>
      <Plural value={count} one="# site" other="# sites" />
      {overview !== undefined && <Totals {...overview} />}
      {isFailed && (
        <>
          {' · '}
          <Trans>the statistics could not be loaded</Trans>
        </>
      )}
    </>
  )
}

function Totals({ range, overviews }: NonNullable<SitesTotalsProps['overview']>) {
  const { visitors, online } = totalsOf(overviews)
  return (
    <>
      {' · '}
      <Visitors range={range} visitors={visitors} />
      {' · '}
      <Plural value={online} one="# online now" other="# online now" />
    </>
  )
}

function Visitors({ range, visitors }: { range: OverviewRange; visitors: number }) {
  switch (range) {
    case 'today':
      return <Plural value={visitors} one="# visitor today" other="# visitors today" />
    case '7d':
      return <Plural value={visitors} one="# visitor in 7 days" other="# visitors in 7 days" />
    case '30d':
      return <Plural value={visitors} one="# visitor in 30 days" other="# visitors in 30 days" />
  }
}
