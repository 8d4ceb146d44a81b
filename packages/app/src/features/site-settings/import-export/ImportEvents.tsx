import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CallOutput } from '@sightline/api-client'
import { ApiError } from '@sightline/api-client'
import { Button, Callout, Card, FileField, Stack, useFormat } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { siteKeys } from '../../sites/index.ts'
import { JobProgress } from '../../../lib/jobs/JobProgress.tsx'
import { isRunning, useJob } from '../../../lib/jobs/useJob.ts'
import { useRefreshOwnJobs } from '../../../lib/jobs/useOwnJobs.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { shownJob, useImportExportJobs } from './useImportExportJobs.ts'
import { useRefreshImports } from './useImports.ts'
import { WrongLines } from './WrongLines.tsx'

/** Imports the events of a file, as a job that continues without the page. */
export function ImportEvents({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const refresh = useRefreshOwnJobs()
  const refreshImports = useRefreshImports(siteId)
  const [file, setFile] = useState<File | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [begun, setBegun] = useState<string | null>(null)
  const jobId = shownJob(useImportExportJobs(siteId).data, 'import_events', begun)
  const send = async () => {
    if (file === null) return setError(text('field_required'))
    setIsSending(true)
    setError(null)
    const result = await api.website.importEvents({ site_id: siteId, file })
    setIsSending(false)
    if (result.code !== 200) return setError(text(new ApiError(result).fields['file'] ?? result.message))
    setFile(null)
    setBegun(result.data.job_id)
    refresh()
    refreshImports()
  }
  return (
    <Card
      title={<Trans>Import</Trans>}
      description={
        <Trans>
          One event per line (NDJSON), or a report of pages as Google Analytics exports it (CSV), with the dimension
          Date or for a single day. Events that are here already are skipped, so the same file can be sent again.
        </Trans>
      }
    >
      <Stack>
        <FileField
          label={t`File`}
          description={t`.ndjson or .csv files, optionally compressed (.gz).`}
          acceptedFileTypes={['.ndjson', '.jsonl', '.csv', '.gz']}
          value={file}
          onChange={(chosen) => {
            setError(null)
            setFile(chosen)
          }}
          errorMessage={error}
          isDisabled={!canEdit}
          isPending={isSending}
        />
        <div>
          <Button variant="primary" isDisabled={!canEdit} isPending={isSending} onPress={() => void send()}>
            <Trans>Import</Trans>
          </Button>
        </div>
        {jobId !== null && <Progress key={jobId} id={jobId} siteId={siteId} />}
      </Stack>
    </Card>
  )
}

function Progress({ id, siteId }: { id: string; siteId: string }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const refresh = useRefreshOwnJobs()
  const refreshImports = useRefreshImports(siteId)
  const { data } = useJob(id)
  const hasEnded = data !== undefined && !isRunning(data.job.status)
  const onEnd = useEffectEvent(() => {
    refresh()
    refreshImports()
    void queries.invalidateQueries({ queryKey: siteKeys.metrics(siteId) })
  })
  useEffect(() => {
    if (hasEnded) onEnd()
  }, [hasEnded])
  return (
    <>
      <JobProgress id={id} label={t`Importing events`} />
      {hasEnded && <Outcome {...data} />}
    </>
  )
}

/** The result of the import, with the lines that are wrong. */
function Outcome({ job, report }: CallOutput<'job', 'get'>) {
  const format = useFormat()
  const { created, skipped, failed } = job.counts
  const unknownFields = job.transfer?.unknown_fields ?? []
  const unknown = format.list(unknownFields)
  const hasUnknown = unknownFields.length > 0
  const wrong = report.list.filter(({ outcome }) => outcome === 'failed')
  return (
    <>
      <Callout
        tone={failed > 0 || hasUnknown ? 'warning' : 'info'}
        title={<Plural value={created} one="# event is new" other="# events are new" />}
      >
        <Plural value={skipped} one="# already imported" other="# already imported" />
        {' · '}
        <Plural value={failed} one="# invalid line" other="# invalid lines" />
        {hasUnknown && (
          <div>
            <Trans>Unknown fields were ignored: {unknown}</Trans>
          </div>
        )}
      </Callout>
      {wrong.length > 0 && <WrongLines lines={wrong} />}
    </>
  )
}
