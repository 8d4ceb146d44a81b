import { Plural, Trans } from '@lingui/react/macro'
import type { EventImport } from '@sightline/api-client'
import { useRef } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useRefreshOwnJobs } from '../../../lib/jobs/useOwnJobs.ts'
import { ConfirmCall } from '../../../lib/list-page/ConfirmCall.tsx'
import { useDaysText, useRefreshImports } from './useImports.ts'

interface RemoveImportProps {
  siteId: string
  row: EventImport
  /** Called with the id of the job that removes the events. */
  onBegun: (jobId: string) => void
  onClose: () => void
}

/** Asks before the events of an import are removed, and says which ones these are. */
export function RemoveImport({ siteId, row, onBegun, onClose }: RemoveImportProps) {
  const api = useApi()
  const refreshJobs = useRefreshOwnJobs()
  const refreshImports = useRefreshImports(siteId)
  const days = useDaysText()(row)
  const begun = useRef<string>(undefined)
  const remove = async () => {
    const result = await api.website.removeImport({ site_id: siteId, id: row.id })
    if (result.code === 200) begun.current = result.data.job_id
    // An import that somebody else has removed already counts as removed.
    return result.code === 200 || result.code === 404 ? undefined : result.message
  }
  return (
    <ConfirmCall
      title={<Trans>Remove {row.name}?</Trans>}
      confirmLabel={<Trans>Remove events</Trans>}
      onOpenChange={onClose}
      run={remove}
      onDone={() => {
        if (begun.current !== undefined) onBegun(begun.current)
        refreshJobs()
        refreshImports()
        onClose()
      }}
    >
      <Plural value={row.events} one="# event is deleted" other="# events are deleted" />
      {days !== null && <> ({days})</>}
      {'. '}
      <Trans>
        The statistics are then as if this file had never been imported. The removal cannot be stopped or undone, but
        you can import the file again.
      </Trans>
    </ConfirmCall>
  )
}
