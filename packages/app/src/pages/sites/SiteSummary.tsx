import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { SiteOverview, Website } from '@sightline/api-client'
import { Badge, LiveDot, RadioIcon, SiteCard, Skeleton, useFormat, WarningIcon } from '@sightline/ui'
import { Sparkline } from '@sightline/ui/charts'
import { hrefOf } from '../../navigation/hash.ts'
import { paths } from '../../navigation/paths.ts'
import { daysOfSilence } from './silence.ts'

interface SiteSummaryProps {
  website: Website
  /** Its figures of today; undefined while they load and where they do not come. */
  today: SiteOverview | undefined
  /** Whether they are on their way. */
  isLoading: boolean
  /** When the figures came, in milliseconds. */
  now: number
}

/** One site with the visitors of today. Where the figures do not come, the card is still the way to the site. */
export function SiteSummary({ website, today, isLoading, now }: SiteSummaryProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { id, name, domain } = website
  if (today?.last_event_at === null) {
    return (
      <SiteCard
        href={hrefOf(paths.install(id))}
        name={name}
        domain={domain}
        status={
          <Badge tone="info" icon={RadioIcon}>
            <Trans>Waiting for first event</Trans>
          </Badge>
        }
      >
        <Trans>The snippet is not on the site yet. Add it once and data appears within seconds.</Trans>
      </SiteCard>
    )
  }
  const visitors = today?.visitors_today
  return (
    <SiteCard
      href={hrefOf(paths.dashboard(id))}
      name={name}
      domain={domain}
      {...(today && { status: <Status {...today} now={now} /> })}
      figure={{
        label: t`Visitors today`,
        value: isLoading ? <Skeleton inlineSize="4rem" blockSize="2rem" /> : format.siteCount(visitors),
        ...(today && { fullValue: format.full(visitors) }),
      }}
      {...(today && {
        sparkline: <Sparkline values={today.hourly_visitors} isSelected={isAlive(today)} isFullWidth />,
      })}
    />
  )
}

function Status({ current_visitors, last_event_at, now }: SiteOverview & { now: number }) {
  const silence = last_event_at === null ? null : daysOfSilence(last_event_at, now)
  if (silence !== null) {
    return (
      <Badge tone="warning" icon={WarningIcon}>
        <Plural value={silence} one="No data for # day" other="No data for # days" />
      </Badge>
    )
  }
  return (
    <>
      {current_visitors > 0 && <LiveDot />}
      <Plural value={current_visitors} one="# online" other="# online" />
    </>
  )
}

const isAlive = ({ hourly_visitors }: SiteOverview): boolean => hourly_visitors.some((visitors) => visitors > 0)
