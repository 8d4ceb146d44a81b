import { Trans, useLingui } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import { Badge, RadioIcon, SiteCard, useFormat } from '@sightline/ui'
import { Sparkline } from '@sightline/ui/charts'
import { hrefOf } from '../../navigation/hash.ts'
import { paths } from '../../navigation/paths.ts'
import { useDashboard, useLiveCheck } from '../../session/queries.ts'

/** One site with the visitors of today. Where the figures do not come, the card is still the way to the site. */
export function SiteSummary({ website }: { website: Website }) {
  const { t } = useLingui()
  const format = useFormat()
  const { id, name, domain } = website
  const check = useLiveCheck(id)
  const isWaiting = check.data?.last_event_at === null
  const hasEvents = check.data !== undefined && !isWaiting
  const today = useDashboard(id, 'today', hasEvents).data
  if (isWaiting) {
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
  const visitors = today?.totals.visitors
  return (
    <SiteCard
      href={hrefOf(paths.dashboard(id))}
      name={name}
      domain={domain}
      figure={{ label: t`Visitors today`, value: format.siteCount(visitors), fullValue: format.full(visitors) }}
      {...(today === undefined || today.series.length < 2
        ? {}
        : {
            sparkline: (
              <Sparkline
                values={today.series.map((bucket) => bucket.visitors)}
                isSelected={today.totals.visitors > 0}
                isFullWidth
              />
            ),
          })}
    />
  )
}
