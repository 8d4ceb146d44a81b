import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Callout, Dialog, Inline, PrintIcon, Progress, Stack, Text } from '@sightline/ui'
import type { StatsQuery } from '../api.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import type { DashboardSite } from '../components/Dashboard.tsx'
import { useExport } from './useExport.ts'

export interface ExportDialogProps {
  site: DashboardSite
  /** The query that the page shows. */
  statsQuery: StatsQuery
  /** Whether the archive includes the annotations. */
  hasAnnotations: boolean
  /** Opens the report for paper and PDF; undefined where there is none. */
  onPrint?: (() => void) | undefined
  onClose: () => void
}

/** Exports the whole dashboard as one archive: shows the progress and any failure, and can be stopped. */
export default function ExportDialog({ site, statsQuery, hasAnnotations, onPrint, onClose }: ExportDialogProps) {
  const { t } = useLingui()
  const text = useMessageText()
  const { running, failure, count, start } = useExport({ site, statsQuery, hasAnnotations, onDone: onClose })
  return (
    <Dialog title={t`Export`} isOpen onOpenChange={onClose}>
      <Stack gap={8}>
        <Text>
          {hasAnnotations ? (
            <Trans>
              All statistics of this range with these filters, as CSV files in one ZIP archive: metrics, time series,
              breakdowns and notes.
            </Trans>
          ) : (
            <Trans>
              All statistics of this range with these filters, as CSV files in one ZIP archive: metrics, time series and
              breakdowns.
            </Trans>
          )}
        </Text>
        {running !== null && <Progress label={running.label} value={running.done} maxValue={count} />}
        {failure !== null && (
          <Callout tone="negative" title={<Trans>{failure.step.label} could not be exported</Trans>}>
            {text(failure.error.message)}
          </Callout>
        )}
        <Inline justify="end">
          {onPrint !== undefined && (
            <Button variant="quiet" icon={PrintIcon} onPress={onPrint}>
              <Trans>Print or save as PDF</Trans>
            </Button>
          )}
          <Button variant="quiet" onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" isPending={running !== null} onPress={start}>
            {failure === null ? <Trans>Export</Trans> : <Trans>Try again</Trans>}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  )
}
