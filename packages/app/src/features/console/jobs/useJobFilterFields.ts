import { useLingui } from '@lingui/react/macro'
import type { FilterName } from '@sightline/api-client'
import type { SearchBarField } from '@sightline/ui'
import { filterFields } from '../../../lib/list-page/filterFields.ts'
import { jobFilters } from './useJobList.ts'
import { useJobKindNames, useJobStatusNames } from '../../../lib/jobs/useJobNames.ts'

type Filter = FilterName<'jobs'>

/** The filters of the list of jobs. */
export function useJobFilterFields(): readonly SearchBarField<Filter>[] {
  const { t } = useLingui()
  const names = { ...useJobKindNames(), ...useJobStatusNames() }
  const labels: Record<Filter, string> = {
    id: t`Number`,
    kind: t`Kind`,
    status: t`Status`,
    owner_id: t`Owner ID`,
    owner_email: t`Owner’s e-mail`,
    site_id: t`Site ID`,
    domain: t`Domain`,
    created_from: t`Requested from`,
    created_to: t`Requested to`,
  }
  const fields = new Map(filterFields('jobs', labels, names).map((field) => [field.name, field]))
  return jobFilters.flatMap((name) => fields.get(name) ?? [])
}
