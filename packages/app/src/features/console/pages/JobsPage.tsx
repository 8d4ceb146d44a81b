import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnedJob } from '@sightline/api-client'
import { EmptyState, JobsIcon, ViewIcon } from '@sightline/ui'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { RowDrawer } from '../../../lib/list-page/row/RowDrawer.tsx'
import { useOpenRow } from '../../../lib/list-page/row/useOpenRow.ts'
import { ConsoleList } from '../../../lib/list-page/ConsoleList.tsx'
import { CancelJob } from '../jobs/CancelJob.tsx'
import { JobDrawer } from '../jobs/JobDrawer.tsx'
import { DemoNote } from '../jobs/DemoNote.tsx'
import { JobTotals } from '../jobs/JobTotals.tsx'
import { useJobColumns } from '../jobs/useJobColumns.tsx'
import { useJobFilterFields } from '../jobs/useJobFilterFields.ts'
import { jobsKey, useJobList } from '../jobs/useJobList.ts'
import { useJobMenu } from '../jobs/useJobMenu.ts'
import { useJobTitle } from '../../../lib/jobs/useJobNames.ts'
import { useRetryJob } from '../jobs/useRetryJob.ts'

const idOf = ({ id }: OwnedJob) => id

/** The jobs of everybody. */
export default function JobsPage() {
  const { t } = useLingui()
  const api = useApi()
  const titleOf = useJobTitle()
  const list = useJobList()
  const columns = useJobColumns()
  const fields = useJobFilterFields()
  const open = useOpenRow({
    list: jobsKey,
    rows: list.list,
    keyOf: idOf,
    find: (id, signal) => api.job.fetchAll({ id, pageSize: 1 }, { signal }),
  })
  const [cancelled, setCancelled] = useState<OwnedJob | null>(null)
  const retry = useRetryJob(list.refresh)
  const menu = useJobMenu({ onRetry: (job) => void retry(job), onCancel: setCancelled })
  const nameOf = (job: OwnedJob) => `${titleOf(job)} ${job.id}`
  return (
    <ConsoleList
      list={list}
      title={t`Jobs`}
      searchLabel={t`Search jobs`}
      fields={fields}
      progress={
        <>
          <DemoNote />
          <JobTotals filters={list.filters} />
        </>
      }
      columns={columns}
      rowName={nameOf}
      rowAction={(job) => {
        const name = nameOf(job)
        return { label: t`Open ${name}`, icon: ViewIcon, onPress: () => open.open(job.id), isOpening: true }
      }}
      rowMenu={menu}
      csvName="jobs"
      settingsOf="jobs"
      empty={
        <EmptyState icon={JobsIcon} title={<Trans>No job has run yet</Trans>}>
          <Trans>Everybody’s imports, exports, deletions and bulk changes appear here for 30 days.</Trans>
        </EmptyState>
      }
    >
      <RowDrawer open={open}>{(job) => <JobDrawer key={job.id} job={job} open={open} menu={menu} />}</RowDrawer>
      {cancelled !== null && <CancelJob job={cancelled} onChanged={list.refresh} onClose={() => setCancelled(null)} />}
    </ConsoleList>
  )
}
