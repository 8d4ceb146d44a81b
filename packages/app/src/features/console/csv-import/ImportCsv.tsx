import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Callout, Dialog, FileField } from '@sightline/ui'
import { FormActions, FormColumn } from '@sightline/ui/form'
import type { ReactNode } from 'react'
import { JobProgress } from '../../../lib/jobs/JobProgress.tsx'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { ImportReport } from './ImportReport.tsx'
import { useCsvImport, type SendFile } from './useCsvImport.ts'

interface ImportCsvProps {
  title: ReactNode
  /** The columns that the file may have. */
  description: string
  send: SendFile
  /** The name of the work while the file is imported. */
  importingLabel: string
  /** What became of the lines that were taken, or would become of them. */
  renderOutcome: (created: number, isDryRun: boolean) => ReactNode
  /** What stands in the report for a line that was taken, or would be. */
  createdLabel: Record<'imported' | 'checked', string>
  /**
   * Whether the report has one-time links of people who were created.
   * @default false
   */
  hasLinks?: boolean
  onChanged: () => void
  onClose: () => void
}

/** Imports a CSV file, or only checks it, and says line by line what became of it. */
export function ImportCsv(props: ImportCsvProps) {
  const { title, description, send, importingLabel, renderOutcome, createdLabel, hasLinks = false, ...rest } = props
  const { onChanged, onClose } = rest
  const { t } = useLingui()
  const text = useMessageText()
  const { file, setFile, run, start, startOver, isStarting, error, ended } = useCsvImport(send)
  const errorMessage =
    error === null ? null : [text(error.message), error.columns.join(', ')].filter(Boolean).join(': ')
  const { created, skipped, failed } = ended?.job.counts ?? { created: 0, skipped: 0, failed: 0 }
  const close = () => {
    if (run?.isDryRun === false) onChanged()
    onClose()
  }
  const importButton = (
    <Button variant="primary" isPending={isStarting === 'import'} onPress={() => void start('import')}>
      <Trans>Import</Trans>
    </Button>
  )
  return (
    <Dialog
      title={title}
      size="lg"
      isOpen
      onOpenChange={close}
      footer={
        <FormActions>
          {run === null ? (
            <>
              <Button onPress={close}>
                <Trans>Cancel</Trans>
              </Button>
              <Button isPending={isStarting === 'check'} onPress={() => void start('check')}>
                <Trans>Check only</Trans>
              </Button>
              {importButton}
            </>
          ) : run.isDryRun ? (
            <>
              <Button onPress={startOver}>
                <Trans>Choose another file</Trans>
              </Button>
              {importButton}
            </>
          ) : (
            <Button variant="primary" onPress={close}>
              {ended === undefined ? <Trans>Continue in the background</Trans> : <Trans>Done</Trans>}
            </Button>
          )}
        </FormActions>
      }
    >
      <FormColumn as="div">
        {run === null && (
          <FileField
            label={t`CSV file`}
            description={description}
            acceptedFileTypes={['.csv', 'text/csv']}
            value={file}
            onChange={setFile}
            errorMessage={errorMessage}
          />
        )}
        {run !== null && (
          <JobProgress key={run.jobId} id={run.jobId} label={run.isDryRun ? t`Checking the file` : importingLabel} />
        )}
        {run !== null && errorMessage !== null && <Callout tone="negative" title={errorMessage} />}
        {run !== null && ended !== undefined && (
          <>
            <Callout tone={failed > 0 ? 'warning' : 'info'} title={renderOutcome(created, run.isDryRun)}>
              <Plural value={skipped} one="# line skipped" other="# lines skipped" />
              {' · '}
              <Plural value={failed} one="# invalid line" other="# invalid lines" />
            </Callout>
            <ImportReport
              lines={ended.report.list}
              createdLabel={run.isDryRun ? createdLabel.checked : createdLabel.imported}
              hasLinks={hasLinks && !run.isDryRun}
            />
          </>
        )}
      </FormColumn>
    </Dialog>
  )
}
