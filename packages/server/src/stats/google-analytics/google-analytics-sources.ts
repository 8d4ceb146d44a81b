import type { Ga4Client } from '../../google/ga4-client.ts'
import type { Report } from '../../google/report-types.ts'
import { findConnection } from '../../store/relational/accounts/connections.ts'
import type { Database } from '../../store/relational/database.ts'
import { findGoogleProperty } from '../../store/relational/sites/google-properties.ts'
import { findReports, keepReports } from '../../store/relational/sites/google-reports.ts'
import { dayAt } from '../query/calendar.ts'
import type { StatsSource } from '../source.ts'
import { createGoogleAnalyticsSource } from './google-analytics-source.ts'
import { createReportReader, type ReportAnswer } from './report-reader.ts'

interface GoogleAnalyticsSourcesOptions {
  db: Database
  openClient: (connectionId: string) => Ga4Client
  now: () => number
}

/** Opens the source of a site's property for one call; undefined where the site has none. */
export type OpenGoogleSource = (site: { id: number; domain: string }) => Promise<StatsSource | undefined>

export function createGoogleAnalyticsSources({ db, openClient, now }: GoogleAnalyticsSourcesOptions): OpenGoogleSource {
  const pending = new Map<string, Promise<ReportAnswer>>()
  const store = {
    find: (property: string, keys: readonly string[]) => findReports<Report>(db, property, keys),
    keep: (property: string, reports: Parameters<typeof keepReports>[2]) => keepReports(db, property, reports, now()),
  }
  return async ({ id, domain }) => {
    const property = await findGoogleProperty(db, id)
    if (property === undefined) return undefined
    const { property_id, connection_id, subject, time_zone: timeZone } = property
    const connection = connection_id === null ? undefined : await findConnection(db, connection_id)
    const reader = createReportReader({
      // Of a connection that has ended what was kept is still read.
      client: openClient(String(connection_id ?? 0)),
      store,
      property: property_id,
      asker: `${id} ${subject ?? ''}`,
      isReadable: connection !== undefined && connection.state !== 'reconnect',
      today: dayAt(now(), timeZone).toString(),
      now,
      pending,
    })
    return createGoogleAnalyticsSource({ reader, timeZone, domain, now })
  }
}
