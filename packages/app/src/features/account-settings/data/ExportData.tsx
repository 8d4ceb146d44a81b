import { Trans, useLingui } from '@lingui/react/macro'
import { exportLimits, type Job } from '@sightline/api-client'
import { Button, Card, DownloadIcon, Stack, Text, toast } from '@sightline/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { DownloadExport } from '../../../lib/jobs/DownloadExport.tsx'
import { JobProgress } from '../../../lib/jobs/JobProgress.tsx'
import { isRunning, useJob } from '../../../lib/jobs/useJob.ts'
import { useOwnJobs, useRefreshOwnJobs } from '../../../lib/jobs/useOwnJobs.ts'

const { fileHours } = exportLimits

/** Exports all data about the person into a file, as a job; the file can then be downloaded. */
export function ExportData({ canEdit }: { canEdit: boolean }) {
  const api = useApi()
  const text = useMessageText()
  const refresh = useRefreshOwnJobs()
  const [begun, setBegun] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const latest = useOwnJobs().data?.find(({ kind }) => kind === 'export_account')
  const jobId = begun ?? (latest !== undefined && isShown(latest) ? latest.id : null)
  const begin = async () => {
    setIsPending(true)
    const result = await api.user.exportData({})
    setIsPending(false)
    if (result.code !== 200) return toast.error(text(result.message))
    setBegun(result.data.job_id)
    refresh()
  }
  return (
    <Card
      title={<Trans>Your data</Trans>}
      description={
        <Trans>
          Everything that is stored about you, one row per line (NDJSON): profile, addresses, orders, points, sites and
          their settings, sessions, notices, connected accounts. Passwords and keys are not in it. The events of a site
          are exported in its own settings.
        </Trans>
      }
    >
      <Stack>
        <div>
          <Button icon={DownloadIcon} isDisabled={!canEdit} isPending={isPending} onPress={() => void begin()}>
            <Trans>Export my data</Trans>
          </Button>
        </div>
        {jobId !== null && <Progress key={jobId} id={jobId} canFetch={canEdit} />}
      </Stack>
    </Card>
  )
}

const isShown = ({ status, transfer }: Job): boolean => isRunning(status) || transfer?.is_ready === true

function Progress({ id, canFetch }: { id: string; canFetch: boolean }) {
  const { t } = useLingui()
  const refresh = useRefreshOwnJobs()
  const { data } = useJob(id)
  const hasEnded = data !== undefined && !isRunning(data.job.status)
  const onEnd = useEffectEvent(refresh)
  useEffect(() => {
    if (hasEnded) onEnd()
  }, [hasEnded])
  return (
    <>
      <JobProgress id={id} label={t`Exporting your data`} />
      {canFetch && data?.job.transfer?.is_ready === true && (
        <>
          <Text>
            <Trans>The file can be downloaded for {fileHours} hours.</Trans>
          </Text>
          <DownloadExport id={id} name={data.job.transfer.name} />
        </>
      )}
    </>
  )
}
