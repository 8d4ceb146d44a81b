import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Callout, Dialog, FilePicker } from '@sightline/ui'
import { useState } from 'react'
import { FormActions } from '../../forms/FormActions.tsx'
import { FormColumn } from '../../forms/FormColumn.tsx'
import { useSession } from '../../session/SessionProvider.tsx'
import { useMessageText } from '../../texts/messageTexts.ts'
import { ImportReport } from './ImportReport.tsx'
import { JobProgress } from './JobProgress.tsx'
import { isRunning, useJob } from './useJob.ts'

/** Adds users from a CSV file, and says line by line what became of it. */
export function ImportUsers({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const { t } = useLingui()
  const { api } = useSession()
  const text = useMessageText()
  const [file, setFile] = useState<File | null>(null)
  const [jobId, setJobId] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { data } = useJob(jobId)
  const { created, skipped, failed } = data?.job.counts ?? { created: 0, skipped: 0, failed: 0 }
  const hasEnded = data !== undefined && !isRunning(data.job.status)

  const start = async () => {
    if (file === null) return setError(text('field_required'))
    setIsPending(true)
    setError(null)
    const result = await api.appUser.importNew({ file })
    setIsPending(false)
    if (result.code === 200) return setJobId(result.data.job_id)
    setError(text(refusalOf(result)))
  }
  const close = () => {
    if (jobId !== null) onChanged()
    onClose()
  }
  return (
    <Dialog
      title={<Trans>Import users</Trans>}
      size="lg"
      isOpen
      onOpenChange={close}
      footer={
        <FormActions>
          {jobId === null ? (
            <>
              <Button onPress={close}>
                <Trans>Cancel</Trans>
              </Button>
              <Button variant="primary" isPending={isPending} onPress={() => void start()}>
                <Trans>Import</Trans>
              </Button>
            </>
          ) : (
            <Button variant="primary" onPress={close}>
              {hasEnded ? <Trans>Done</Trans> : <Trans>Go on in the background</Trans>}
            </Button>
          )}
        </FormActions>
      }
    >
      <FormColumn as="div">
        {jobId === null ? (
          <FilePicker
            label={t`CSV file`}
            help={t`UTF-8 with a head line. The column email is needed; nickname, region, ref_code, utm_source, utm_medium and union_code are read too. At most 50,000 lines.`}
            acceptedFileTypes={['.csv', 'text/csv']}
            file={file}
            onFileChange={(next) => {
              setError(null)
              setFile(next)
            }}
            error={error}
          />
        ) : (
          <JobProgress id={jobId} label={t`Importing users`} />
        )}
        {hasEnded && (
          <>
            <Callout
              tone={failed > 0 ? 'warning' : 'info'}
              title={<Plural value={created} one="# user was created" other="# users were created" />}
            >
              <Plural value={skipped} one="# line skipped" other="# lines skipped" />
              {' · '}
              <Plural value={failed} one="# line wrong" other="# lines wrong" />
            </Callout>
            <ImportReport lines={data.report.list} />
          </>
        )}
      </FormColumn>
    </Dialog>
  )
}

/** What is wrong with the file says more than that something is wrong. */
function refusalOf(result: { message: string; data?: unknown }): string {
  const { data } = result
  if (typeof data !== 'object' || data === null || !('fields' in data)) return result.message
  const { file } = data.fields as { file?: string }
  return file ?? result.message
}
