import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Container, DateField, Stack } from '@sightline/ui'
import { Form, FormRow } from '@sightline/ui/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { JobProgress } from '../../../lib/jobs/JobProgress.tsx'
import { isRunning, useJob } from '../../../lib/jobs/useJob.ts'
import { useRefreshOwnJobs } from '../../../lib/jobs/useOwnJobs.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { DownloadExport } from '../../../lib/jobs/DownloadExport.tsx'
import { shownJob, useImportExportJobs } from './useImportExportJobs.ts'

/** Exports the events of the site into a file, as a job; the file can then be downloaded. */
export function ExportEvents({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const refresh = useRefreshOwnJobs()
  const [begun, setBegun] = useState<string | null>(null)
  const jobId = shownJob(useImportExportJobs(siteId).data, 'export_events', begun)
  const state = useCallForm({
    defaultValues: { from: '', to: '' },
    call: ({ from, to }) =>
      api.website.exportEvents({ site_id: siteId, ...(from !== '' && { from }), ...(to !== '' && { to }) }),
    onDone: ({ job_id }) => {
      setBegun(job_id)
      refresh()
    },
  })
  const { control } = state.form
  return (
    <Card
      title={<Trans>Export</Trans>}
      description={
        <Trans>
          Every event with all of its fields, one per line (NDJSON). Leave the days empty to export everything. Days are
          in the site’s time zone.
        </Trans>
      }
    >
      <Stack>
        <Container size="sm" align="start">
          <Form state={state}>
            <FormRow>
              <FormField control={control} name="from">
                {(field) => <DateField {...field} label={t`First day`} isOptional isDisabled={!canEdit} hasCalendar />}
              </FormField>
              <FormField control={control} name="to">
                {(field) => <DateField {...field} label={t`Last day`} isOptional isDisabled={!canEdit} hasCalendar />}
              </FormField>
            </FormRow>
            <div>
              <Button type="submit" isDisabled={!canEdit} isPending={state.isPending}>
                <Trans>Export</Trans>
              </Button>
            </div>
          </Form>
        </Container>
        {jobId !== null && <Progress key={jobId} id={jobId} />}
      </Stack>
    </Card>
  )
}

function Progress({ id }: { id: string }) {
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
      <JobProgress id={id} label={t`Exporting events`} />
      {data?.job.transfer?.is_ready === true && <DownloadExport id={id} name={data.job.transfer.name} />}
    </>
  )
}
