import type { FilterName } from '@sightline/api-client'
import { Plural, Trans } from '@lingui/react/macro'
import { type BulkTarget, bulkInputOf } from '../../../lib/list-page/bulk/bulkCall.ts'
import { DeleteRows } from '../../../lib/list-page/bulk/DeleteRows.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import type { ManagedSite } from './useSiteList.ts'
import { instanceName } from '../../../lib/page/instanceName.ts'

interface DeleteSitesProps {
  target: BulkTarget<FilterName<'sites'>>
  /** The site, where exactly one is to be deleted. */
  site: ManagedSite | undefined
  /** The name of the website with the id, for the report. */
  nameOfId: (id: string) => string
  onDeleted: (ids: readonly string[]) => void
  /** Called with the id of the job that deletes many rows. */
  onJob: (jobId: string) => void
  onClose: () => void
}

/** Deletes one website, once its domain was typed, or all that are selected. */
export function DeleteSites({ target: { input, count }, site, nameOfId, onDeleted, onJob, onClose }: DeleteSitesProps) {
  const api = useApi()
  const instance = instanceName()
  const domain = site?.domain ?? ''
  const ids = 'ids' in input ? input.ids : []
  const about = bulkInputOf('sites', input)
  return (
    <DeleteRows
      title={
        site === undefined ? (
          <Plural value={count} one="Delete # website?" other="Delete # websites?" />
        ) : (
          <Trans>Delete {domain}?</Trans>
        )
      }
      confirmLabel={
        site === undefined ? (
          <Plural value={count} one="Delete # website" other="Delete # websites" />
        ) : (
          <Trans>Delete website</Trans>
        )
      }
      typed={site?.domain ?? String(count)}
      nameOf={nameOfId}
      run={() => api.app.deleteAppWebsite(about)}
      onDone={(failed) => onDeleted(ids.filter((id) => !failed.includes(id)))}
      onJob={onJob}
      onClose={onClose}
    >
      <Trans>This removes the site’s data in {instance} only, not in Google Analytics. It cannot be undone.</Trans>
    </DeleteRows>
  )
}
