import type { Dimension } from '@sightline/api-client/contract'
import type { Report } from '../../google/report-types.ts'
import type { StatsQuery } from '../query/stats-query.ts'
import type { SourceNotice } from '../source.ts'
import type { ReportReader } from './report-reader.ts'

/** What is to be said of the figures of a call, each once. */
export interface Notices {
  recordQuery(query: StatsQuery): void
  /** @param dimension Absent where the report is of totals or a series */
  recordReport(report: Report, dimension?: Dimension): void
  /** Google's realtime does not know this. @param dimension Absent where it is about the metrics */
  recordMissing(dimension?: Dimension): void
  list(): SourceNotice[]
}

const SETTLING_MS = 48 * 60 * 60 * 1000

export function createNotices({
  reader,
  timeZone,
  now,
}: {
  reader: Pick<ReportReader, 'notes'>
  timeZone: string
  now: () => number
}): Notices {
  const noted = new Map<string, SourceNotice>()
  const note = (notice: SourceNotice) => void noted.set(`${notice.kind} ${notice.dimension ?? ''}`, notice)

  return {
    recordQuery(query) {
      // Minutes are of now alone: neither days nor a time zone matter for them.
      if (query.interval === 'minute') return
      if (query.to > now() - SETTLING_MS) note({ kind: 'freshness' })
      // Hours are found on the property's clock; days are the property's.
      if (query.timeZone !== timeZone && query.interval !== 'hour') note({ kind: 'time_zone', time_zone: timeZone })
    },
    recordReport({ metadata = {}, rows = [] }, dimension) {
      const where = dimension === undefined ? {} : { dimension }
      const values = new Set(rows.map(({ dimensionValues }) => dimensionValues?.[0]?.value))
      if (metadata.dataLossFromOtherRow === true || values.has('(other)')) note({ kind: 'other_row', ...where })
      if (dimension !== undefined && values.has('(not set)')) note({ kind: 'not_set', dimension })
      if (metadata.subjectToThresholding === true) note({ kind: 'thresholding', ...where })
      const [sampling] = metadata.samplingMetadatas ?? []
      if (sampling === undefined) return
      const share = (100 * Number(sampling.samplesReadCount)) / Number(sampling.samplingSpaceSize)
      note({ kind: 'sampling', share: Number.isFinite(share) ? share : 0, ...where })
    },
    recordMissing: (dimension) => note({ kind: 'realtime', ...(dimension !== undefined && { dimension }) }),
    list() {
      const { staleSince, failure, until } = reader.notes
      const stale: SourceNotice[] =
        staleSince === undefined || failure === undefined
          ? []
          : [
              {
                kind: 'stale',
                read_at: new Date(staleSince).toISOString(),
                reason: failure,
                ...(until !== undefined && { until: new Date(until).toISOString() }),
              },
            ]
      return [...stale, ...noted.values()]
    },
  }
}
