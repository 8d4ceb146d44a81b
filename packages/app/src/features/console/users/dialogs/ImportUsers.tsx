import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { userImportLimits } from '@sightline/api-client'
import { Button, Callout, Dialog, FileField, useFormat } from '@sightline/ui'
import { FormActions, FormColumn } from '@sightline/ui/form'
import { useMessageText } from '../../../../lib/i18n/messageTexts.ts'
import { ImportReport } from './ImportReport.tsx'
import { JobProgress } from '../../../../lib/jobs/JobProgress.tsx'
import { useImportUsers } from './useImportUsers.ts'

/** Adds users from a CSV file, or only checks it, and says line by line what became of it. */
export function ImportUsers({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const { t } = useLingui()
  const text = useMessageText()
  const maxLines = useFormat().full(userImportLimits.lines)
  const { file, setFile, run, start, startOver, isStarting, error, ended } = useImportUsers()
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
      title={<Trans>Import users</Trans>}
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
            description={t`UTF-8 with a head line. The column email is needed; nickname, region, ref_code, utm_source, utm_medium and union_code are read too. At most ${maxLines} lines.`}
            acceptedFileTypes={['.csv', 'text/csv']}
            value={file}
            onChange={setFile}
            errorMessage={error === null ? null : text(error)}
          />
        )}
        {run !== null && (
          <JobProgress
            key={run.jobId}
            id={run.jobId}
            label={run.isDryRun ? t`Checking the file` : t`Importing users`}
          />
        )}
        {run !== null && error !== null && <Callout tone="negative" title={text(error)} />}
        {run !== null && ended !== undefined && (
          <>
            <Outcome counts={ended.job.counts} isDryRun={run.isDryRun} />
            <ImportReport lines={ended.report.list} isDryRun={run.isDryRun} />
          </>
        )}
      </FormColumn>
    </Dialog>
  )
}

interface OutcomeProps {
  counts: { created: number; skipped: number; failed: number }
  isDryRun: boolean
}

function Outcome({ counts: { created, skipped, failed }, isDryRun }: OutcomeProps) {
  return (
    <Callout
      tone={failed > 0 ? 'warning' : 'info'}
      title={
        isDryRun ? (
          <Plural value={created} one="# user would be created" other="# users would be created" />
        ) : (
          <Plural value={created} one="# user was created" other="# users were created" />
        )
      }
    >
      <Plural value={skipped} one="# line skipped" other="# lines skipped" />
      {' · '}
      <Plural value={failed} one="# invalid line" other="# invalid lines" />
    </Callout>
  )
}
