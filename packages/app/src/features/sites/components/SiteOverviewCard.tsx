import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { OverviewRange, SiteOverview, Website } from '@sightline/api-client'
import {
  Badge,
  Delta,
  LiveDot,
  LockIcon,
  RadioIcon,
  SiteCard,
  Skeleton,
  StopIcon,
  useFormat,
  WarningIcon,
} from '@sightline/ui'
import { Sparkline } from '@sightline/ui/charts'
import { memo } from 'react'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { daysOfSilence } from './daysOfSilence.ts'
import { SiteMenu } from './SiteMenu.tsx'
import { changeOf } from './siteList.ts'

interface SiteOverviewCardProps {
  website: Website
  /** The range of the metrics. */
  range: OverviewRange
  /** The site’s metrics; undefined while they load and when they fail. */
  overview: SiteOverview | undefined
  /** Whether the metrics are loading. */
  isLoading: boolean
  /** The time at which the metrics arrived, in milliseconds. */
  now: number
}

/**
 * The card of one site with its visitors. When the metrics fail, the card still links to the site. It is memoized, as
 * there are many of them.
 */
export const SiteOverviewCard = memo(function SiteOverviewCard({
  website,
  range,
  overview,
  isLoading,
  now,
}: SiteOverviewCardProps) {
  const { t } = useLingui()
  const format = useFormat()
  const text = useMessageText()
  const { id, name, domain, access, is_blocked, source, status, status_reason: reason } = website
  const card = { name, domain, menu: <SiteMenu website={website} /> }
  if (is_blocked) {
    return (
      <SiteCard
        {...card}
        href={hrefOf(paths.dashboard(id))}
        status={status === 'disabled' ? <Disabled /> : <Blocked />}
      >
        {text(access === 'owner' ? 'membership_expired' : 'webmaster_expired')}
        {status === 'disabled' && (
          <>
            {' '}
            <DisabledText reason={reason} access={access} />
          </>
        )}
      </SiteCard>
    )
  }
  if (status === 'disabled') {
    return (
      <SiteCard {...card} href={hrefOf(paths.dashboard(id))} status={<Disabled />}>
        <DisabledText reason={reason} access={access} />
      </SiteCard>
    )
  }
  if (overview?.last_event_at === null && overview.source === undefined) {
    return (
      <SiteCard
        {...card}
        href={hrefOf(source === 'google_analytics' ? paths.dashboard(id) : paths.install(id))}
        status={
          <Badge tone="info" icon={RadioIcon}>
            <Trans>Waiting for first event</Trans>
          </Badge>
        }
      >
        <Trans>No events yet. Add the snippet to your site to begin.</Trans>
      </SiteCard>
    )
  }
  if (overview?.is_unknown === true) {
    return (
      <SiteCard
        {...card}
        href={hrefOf(paths.dashboard(id))}
        status={
          <Badge tone="warning" icon={WarningIcon}>
            <Trans>Google</Trans>
          </Badge>
        }
      >
        <Trans>Google Analytics returns no data right now. Open the dashboard to see why.</Trans>
      </SiteCard>
    )
  }
  const visitors = overview?.visitors
  return (
    <SiteCard
      {...card}
      href={hrefOf(paths.dashboard(id))}
      status={overview ? <Status {...overview} now={now} /> : undefined}
      metric={{
        label: { today: t`Visitors today`, '7d': t`Visitors in 7 days`, '30d': t`Visitors in 30 days` }[range],
        value: isLoading ? <Skeleton inlineSize="4rem" blockSize="2rem" /> : format.siteCount(visitors),
        ...(overview && { fullValue: format.full(visitors), ...comparison(overview) }),
      }}
      sparkline={
        overview ? <Sparkline values={overview.trend} isSelected={isAlive(overview)} isFullWidth /> : undefined
      }
    />
  )

  function comparison(known: SiteOverview) {
    const change = changeOf(known)
    if (change === undefined) return {}
    if (change.kind === 'percent') return { delta: <Delta percent={change.percent} /> }
    const previous = format.full(change.previous)
    return { note: `${change.difference > 0 ? '+' : ''}${format.full(change.difference)} ${t`vs ${previous}`}` }
  }
})

/** Why events are not counted, and what the person can do. */
function DisabledText({ reason, access }: { reason: string | null; access: Website['access'] }) {
  return (
    <>
      {reason === null ? (
        <Trans>An administrator has disabled this site: its events are not counted.</Trans>
      ) : (
        <Trans>
          An administrator has disabled this site: <bdi>{reason}</bdi>
        </Trans>
      )}{' '}
      {access === 'owner' ? (
        <Trans>What was counted stays. Please contact the administrator to have it enabled again.</Trans>
      ) : (
        <Trans>What was counted stays. Please ask its owner, who can have it enabled again.</Trans>
      )}
    </>
  )
}

const Blocked = () => (
  <Badge icon={LockIcon}>
    <Trans>Expired</Trans>
  </Badge>
)

const Disabled = () => (
  <Badge tone="negative" icon={StopIcon}>
    <Trans>Disabled</Trans>
  </Badge>
)

function Status({ current_visitors, last_event_at, source, now }: SiteOverview & { now: number }) {
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
      {source === 'google_analytics' && (
        <Badge>
          <Trans>Google</Trans>
        </Badge>
      )}
      {current_visitors > 0 && <LiveDot />}
      <Plural value={current_visitors} one="# online" other="# online" />
    </>
  )
}

const isAlive = ({ trend }: SiteOverview): boolean => trend.some((visitors) => visitors > 0)
