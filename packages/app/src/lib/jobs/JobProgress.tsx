import { Callout, JobProgress as Progress } from '@sightline/ui'
import { useState } from 'react'
import { useApi } from '../api/ApiContext.ts'
import { useMessageText } from '../i18n/messageTexts.ts'
import { useJob } from './useJob.ts'

interface JobProgressProps {
  id: string
  label: string
  /** @default true */
  canStop?: boolean
  /** Whether its parts are of no meaning by themselves. */
  isRelative?: boolean
}

/** The progress of a job of the service, and the button that stops it, where that can be done. */
export function JobProgress({ id, label, canStop = true, isRelative = false }: JobProgressProps) {
  const api = useApi()
  const text = useMessageText()
  const { data, error, refetch } = useJob(id)
  const [isStopping, setIsStopping] = useState(false)
  const job = data?.job
  const stop = async () => {
    setIsStopping(true)
    await api.job.cancel({ id })
    await refetch()
    setIsStopping(false)
  }
  if (job === undefined && error !== null) return <Callout tone="negative" title={text(error.message)} />
  return (
    <>
      {job?.status === 'running' && job.error !== null && <Callout tone="warning" title={text(job.error)} />}
      <Progress
        label={label}
        state={job?.status ?? 'queued'}
        done={job?.done ?? 0}
        total={job?.total ?? null}
        isRelative={isRelative}
        problems={job?.counts.failed}
        errorMessage={job?.status === 'failed' ? text(job.error ?? 'internal_error') : undefined}
        onStop={canStop ? () => void stop() : undefined}
        isPending={isStopping}
      />
    </>
  )
}
