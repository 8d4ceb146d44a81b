import { unwrap, type ApiClient, type Plan } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { periodBefore, type ReportPeriod } from './period.ts'

type Read<Answer> = (api: ApiClient, period: ReportPeriod, signal: AbortSignal) => Promise<Answer>

/** Loads a report of a period, and the same report of the period of equal length before it. */
function useReport<Answer>(name: string, period: ReportPeriod, read: Read<Answer>) {
  const api = useApi()
  const of = (given: ReportPeriod) => ({
    queryKey: ['reports', name, given],
    queryFn: ({ signal }: { signal: AbortSignal }) => read(api, given, signal),
  })
  return { answer: useQuery(of(period)), before: useQuery(of(periodBefore(period))) }
}

/** The payments of a period, of one plan or of all. */
export const useIncome = (period: ReportPeriod, plan: Plan | undefined) =>
  useReport(`income ${plan ?? ''}`, period, (api, given, signal) =>
    unwrap(api.appUser.payAnalytics({ ...given, ...(plan !== undefined && { plan }) }, { signal })),
  )

/** The registrations of a period. */
export const useGrowth = (period: ReportPeriod) =>
  useReport('growth', period, (api, given, signal) => unwrap(api.appUser.shareAnalytics(given, { signal })))

/** The use of the instance in a period. */
export const useUsage = (period: ReportPeriod) =>
  useReport('usage', period, (api, given, signal) => unwrap(api.appUser.usageAnalytics(given, { signal })))
