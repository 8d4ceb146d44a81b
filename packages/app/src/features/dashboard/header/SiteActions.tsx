import { useLingui } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import { DownloadIcon, ShareIcon, type MenuEntry } from '@sightline/ui'
import { useMemo, useState } from 'react'
import { lazyDialog } from '../../../lib/lazy-code/lazyDialog.tsx'
import { useHeaderActions } from '../../../lib/page/HeaderSlot.tsx'
import type { StatsQuery } from '../api.ts'
import { LazyExportDialog } from '../export/LazyExportDialog.ts'

const ShareDialog = lazyDialog(async () => ({ default: (await import('../embed/ShareDialog.tsx')).ShareDialog }))
interface SiteActionsProps {
  website: Website
  /** The query that the page shows. */
  statsQuery: StatsQuery
  /** Whether share links can be created and removed. */
  mayShare: boolean
}

/** The actions of the open dashboard in the header: share it, export it. */
export function SiteActions({ website, statsQuery, mayShare }: SiteActionsProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'share' | 'export' | null>(null)
  const actions = useMemo((): MenuEntry[] => {
    const share = { id: 'share', label: t`Share`, icon: ShareIcon, onAction: () => setOpen('share') }
    const exporting = { id: 'export', label: t`Export`, icon: DownloadIcon, onAction: () => setOpen('export') }
    return mayShare ? [share, exporting] : [exporting]
  }, [t, mayShare])
  useHeaderActions(actions)
  const close = () => setOpen(null)
  return (
    <>
      {open === 'share' && <ShareDialog website={website} onClose={close} />}
      {open === 'export' && <LazyExportDialog site={website} statsQuery={statsQuery} hasAnnotations onClose={close} />}
    </>
  )
}
