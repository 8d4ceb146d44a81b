import { Trans } from '@lingui/react/macro'
import { Button, Callout, Progress } from '@sightline/ui'
import { FormColumn } from '../../forms/FormColumn.tsx'
import { useSession } from '../../session/SessionProvider.tsx'
import { useMessageText } from '../../texts/messageTexts.ts'
import { isRunning, useJob } from './useJob.ts'

/** How far a job has come, and the way to stop it. */
export function JobProgress({ id, label }: { id: string; label: string }) {
  const { api } = useSession()
  const text = useMessageText()
  const { data, error, refetch } = useJob(id)
  const job = data?.job
  const stop = async () => {
    await api.job.cancel({ id })
    await refetch()
  }
  if (job === undefined) {
    return error === null ? (
      <Progress label={label} value={null} />
    ) : (
      <Callout tone="negative" title={text(error.message)} />
    )
  }
  return (
    <FormColumn as="div">
      <Progress label={label} value={job.total === null ? null : job.done} max={job.total ?? 1} />
      {isRunning(job.status) && (
        <div>
          <Button size="sm" onPress={() => void stop()}>
            <Trans>Stop</Trans>
          </Button>
        </div>
      )}
      {job.status === 'succeeded' && <Callout tone="positive" title={<Trans>Done</Trans>} />}
      {job.status === 'cancelled' && (
        <Callout tone="warning" title={<Trans>Stopped. What was done so far stays.</Trans>} />
      )}
      {job.status === 'failed' && <Callout tone="negative" title={text(job.error ?? 'internal_error')} />}
    </FormColumn>
  )
}
