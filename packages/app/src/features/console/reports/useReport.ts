import { unwrap, type ApiClient, type Plan } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'
import type { ComparedPeriod, ReportPeriod } from './period.ts'

type Read<Answer> = (api: ApiClient, period: ReportPeriod, signal: AbortSignal) => Promise<Answer>

/** Loads a report of a period, and the same report of the days that it is compared with. */
function useReport<Answer>(name: string, { before, ...period }: ComparedPeriod, read: Read<Answer>) {
  const api = useApi()
  const of = (given: ReportPeriod) => ({
    queryKey: ['reports', name, given],
    queryFn: ({ signal }: { signal: AbortSignal }) => read(api, given, signal),
  })
  const comparison = { ...period, ...before }
  return { answer: useQuery(of(period)), before: useQuery({ ...of(comparison), enabled: before !== null }) }
}

/** The payments of a period, of one plan or of all. */
export const useIncome = (period: ComparedPeriod, plan: Plan | undefined) =>
  useReport(`income ${plan ?? ''}`, period, (api, given, signal) =>
    unwrap(api.appUser.payAnalytics({ ...given, ...(plan !== undefined && { plan }) }, { signal })),
  )

/** The registrations of a period. */
export const useGrowth = (period: ComparedPeriod) =>
  useReport('growth', period, (api, given, signal) => unwrap(api.appUser.shareAnalytics(given, { signal })))

/** The use of the instance in a period. */
export const useUsage = (period: ComparedPeriod) =>
  useReport('usage', period, (api, given, signal) => unwrap(api.appUser.usageAnalytics(given, { signal })))
