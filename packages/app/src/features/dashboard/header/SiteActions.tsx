import { useLingui } from '@lingui/react/macro'
import {
  cards,
  isDashboardMetric,
  type Card,
  type Dashboard,
  type DashboardMetric,
  type Website,
} from '@sightline/api-client'
import {
  ClockIcon,
  isAppleDevice,
  DownloadIcon,
  SettingsIcon,
  ShareIcon,
  TaskIcon,
  type MenuEntry,
} from '@sightline/ui'
import { useEffect, useMemo } from 'react'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { withTexts } from '../../../lib/lazy-code/loadPage.ts'
import { lazyDialog } from '../../../lib/lazy-code/lazyDialog.tsx'
import { usePageActions } from '../../../lib/page/usePageActions.ts'
import type { StatsQuery } from '../api.ts'
import type { Period } from '../query/range.ts'
import type { ViewState } from '../query/useView.ts'
import { LazyChangeDrawer } from '../changes/LazyChangeDrawer.ts'
import { LazyExportDialog } from '../export/LazyExportDialog.ts'

const PrintDialog = lazyDialog(withTexts(() => import('../print/PrintDialog.tsx'), 'management'))
const HoursDialog = lazyDialog(withTexts(() => import('../hours/HoursDialog.tsx'), 'management'))
const ShareDialog = lazyDialog(withTexts(() => import('../share-links/ShareDialog.tsx'), 'management'))

interface SiteActionsProps {
  website: Website
  /** The query that the page shows. */
  statsQuery: StatsQuery
  /** The state of the page, for its report on paper. */
  state: ViewState
  period: Period | undefined
  /** The metrics that the page shows; undefined until they have loaded. */
  dashboard: Dashboard | undefined
  /** The metric that the page shows; the current visitors are none that can be explained. */
  metric: Card
  /** Whether share links can be created and removed. */
  mayShare: boolean
  /** Whether changes can be explained. */
  mayAsk: boolean
}

/** The actions of the open dashboard in the header: explain a change, show the hours of a week, share it, export it; a key prints it. */
export default function SiteActions({
  website,
  statsQuery,
  state,
  period,
  dashboard,
  metric,
  mayShare,
  mayAsk,
}: SiteActionsProps) {
  const { t } = useLingui()
  const { id } = website
  const { panel, openPanel, closePanel } = state
  const actions = useMemo((): MenuEntry[] => {
    const share = { id: 'share', label: t`Share`, icon: ShareIcon, onAction: () => openPanel('share') }
    const exporting = { id: 'export', label: t`Export`, icon: DownloadIcon, onAction: () => openPanel('export') }
    const changes = { id: 'changes', label: t`What changed?`, icon: TaskIcon, onAction: () => openPanel('changes') }
    const hours = { id: 'hours', label: t`Hours`, icon: ClockIcon, onAction: () => openPanel('hours') }
    const settings = { id: 'settings', label: t`Site settings`, icon: SettingsIcon, href: hrefOf(paths.settings(id)) }
    return [...(mayAsk ? [changes] : []), hours, ...(mayShare ? [share] : []), exporting, settings]
  }, [t, mayShare, mayAsk, id, openPanel])
  usePageActions(actions)
  useEffect(() => {
    const print = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(isAppleDevice() ? event.metaKey : event.ctrlKey) || event.shiftKey)
        return
      event.preventDefault()
      openPanel('print')
    }
    document.addEventListener('keydown', print)
    return () => document.removeEventListener('keydown', print)
  }, [openPanel])
  const explained = panel === 'changes' ? metric : cards.find((card) => card === panel)
  return (
    <>
      {mayAsk && explained !== undefined && (
        <LazyChangeDrawer
          siteId={website.id}
          timeZone={website.time_zone}
          statsQuery={statsQuery}
          metric={explicable(explained) ?? 'visitors'}
          onClose={closePanel}
        />
      )}
      {panel === 'hours' && dashboard !== undefined && (
        <HoursDialog
          siteId={website.id}
          statsQuery={statsQuery}
          range={dashboard.range}
          metric={metric === 'current' ? 'visitors' : metric}
          onClose={closePanel}
        />
      )}
      {panel === 'print' && period !== undefined && dashboard !== undefined && (
        <PrintDialog {...{ website, state, period, dashboard }} onClose={closePanel} />
      )}
      {mayShare && panel === 'share' && <ShareDialog website={website} onClose={closePanel} />}
      {panel === 'export' && (
        <LazyExportDialog
          site={website}
          statsQuery={statsQuery}
          hasAnnotations
          onPrint={() => openPanel('print', { replace: true })}
          onClose={closePanel}
        />
      )}
    </>
  )
}

/** The metric, where its change can be explained. */
const explicable = (metric: Card): DashboardMetric | undefined =>
  metric !== 'current' && isDashboardMetric(metric) ? metric : undefined
