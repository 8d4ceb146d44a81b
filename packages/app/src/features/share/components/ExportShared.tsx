import { Trans, useLingui } from '@lingui/react/macro'
import { Button, DownloadIcon, IconButton } from '@sightline/ui'
import { useState } from 'react'
import { type DashboardSite, type StatsQuery, LazyExportDialog } from '../../dashboard/index.ts'

interface ExportSharedProps {
  site: DashboardSite
  statsQuery: StatsQuery
  /** Whether the link shows annotations. */
  hasAnnotations: boolean
  /**
   * Whether the button has an icon only.
   * @default false
   */
  isCompact?: boolean
}

/** Exports the dashboard of a share link. */
export function ExportShared({ site, statsQuery, hasAnnotations, isCompact = false }: ExportSharedProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  return (
    <>
      {isCompact ? (
        <IconButton icon={DownloadIcon} aria-label={t`Export`} onPress={open} />
      ) : (
        <Button variant="quiet" icon={DownloadIcon} onPress={open}>
          <Trans>Export</Trans>
        </Button>
      )}
      {isOpen && <LazyExportDialog {...{ site, statsQuery, hasAnnotations }} onClose={() => setIsOpen(false)} />}
    </>
  )
}
