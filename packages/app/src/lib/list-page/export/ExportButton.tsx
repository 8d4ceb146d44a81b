import { Trans } from '@lingui/react/macro'
import { Button, DownloadIcon } from '@sightline/ui'

interface ExportButtonProps {
  /** Whether rows are being fetched for the file. */
  isExporting?: boolean
  onExport: () => void
}

/** The button that downloads the rows of a list as CSV. */
export function ExportButton({ isExporting = false, onExport }: ExportButtonProps) {
  return (
    <Button icon={DownloadIcon} isPending={isExporting} onPress={onExport}>
      <Trans>Export CSV</Trans>
    </Button>
  )
}
