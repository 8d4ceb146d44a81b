import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Callout, Dialog, Progress, token, type } from '@sightline/ui'
import styled from 'styled-components'
import type { StatsQuery } from '../api.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import type { DashboardSite } from '../components/Dashboard.tsx'
import { useExport } from './useExport.ts'

export interface ExportDialogProps {
  site: DashboardSite
  /** What the metrics on the page answer. */
  statsQuery: StatsQuery
  /** Whether notes go into it. */
  hasNotes: boolean
  onClose: () => void
}

/** Everything that the dashboard shows, as one archive: says how far it is, what failed, and can be stopped. */
export default function ExportDialog({ site, statsQuery, hasNotes, onClose }: ExportDialogProps) {
  const { t } = useLingui()
  const text = useMessageText()
  const { running, failure, count, start } = useExport({ site, statsQuery, hasNotes, onDone: onClose })
  return (
    <Dialog title={t`Export`} isOpen onOpenChange={onClose}>
      <Stack>
        <Line>
          {hasNotes ? (
            <Trans>
              All figures of the range and filters that are open, in one ZIP archive: metrics, time series, every row of
              each list, and the notes, as CSV.
            </Trans>
          ) : (
            <Trans>
              All figures of the range and filters that are open, in one ZIP archive: metrics, time series and every row
              of each list, as CSV.
            </Trans>
          )}
        </Line>
        {running !== null && <Progress label={running.label} value={running.done} max={count} />}
        {failure !== null && (
          <Callout tone="negative" title={<Trans>{failure.step.label} could not be exported</Trans>}>
            {text(failure.error.message)}
          </Callout>
        )}
        <Actions>
          <Button variant="ghost" onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" isPending={running !== null} onPress={start}>
            {failure === null ? <Trans>Export</Trans> : <Trans>Try again</Trans>}
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${token['space-8']};
`

const Line = styled.p`
  ${type.body}
  margin: 0;
  color: ${token['text-secondary']};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token['space-4']};
`
