import { unwrap, type Job } from '@sightline/api-client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isRunning } from '../../jobs/useJob.ts'
import { useSession } from '../../session/SessionProvider.tsx'

/** A job that moves events of the site. */
export interface TransferJob extends Job {
  transfer: NonNullable<Job['transfer']>
}

const refreshInterval = 2000

/** The person’s own imports and exports of a site among their last hundred jobs, the newest first. */
export function useTransfers(siteId: string) {
  const { api } = useSession()
  return useQuery({
    queryKey: transfersKey,
    queryFn: ({ signal }) =>
      unwrap(api.job.fetchList({ pageSize: 100, columnKey: 'id', order: 'descend' }, { signal, progress: false })),
    select: ({ list }) => list.filter((job): job is TransferJob => job.transfer?.site_id === siteId),
    refetchInterval: ({ state }) =>
      state.data?.list.some(({ status }) => isRunning(status)) === true ? refreshInterval : false,
  })
}

const transfersKey = ['own jobs']

/** Has the list read again: a job was begun, or has ended. */
export function useRefreshTransfers(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: transfersKey })
}

/** The job that is shown: the one that was begun here, or one that goes on from before. */
export const shownJob = (
  jobs: readonly TransferJob[] | undefined,
  kind: Job['kind'],
  begun: string | null,
): string | null => begun ?? jobs?.find((job) => job.kind === kind && isRunning(job.status))?.id ?? null
