import { jobStatuses, type FilterName } from '@sightline/api-client'
import { Inline, Text, useFormat, type ListFilters } from '@sightline/ui'
import { useJobTotals } from './useJobList.ts'
import { useJobStatusNames } from '../../../lib/jobs/useJobNames.ts'

/** The number of filtered jobs with each status; a status without jobs is left out. */
export function JobTotals({ filters }: { filters: ListFilters<FilterName<'jobs'>> }) {
  const format = useFormat()
  const statusNames = useJobStatusNames()
  const totals = useJobTotals(filters)
  if (totals === undefined) return null
  return (
    <Inline gap={6}>
      {jobStatuses
        .filter((status) => totals[status] > 0)
        .map((status) => (
          <Text key={status} as="span">
            {statusNames[status]}: <strong>{format.full(totals[status])}</strong>
          </Text>
        ))}
    </Inline>
  )
}
