import type { ClickHouseClient } from './store/clickhouse/clickhouse.ts'
import { bulkWork } from './bulk/bulk-job.ts'
import type { Pipeline } from './collector/pipeline/pipeline.ts'
import type { startDropCounts } from './collector/drop-counts.ts'
import { exportAccountWork } from './import-export/export-account.ts'
import { exportEventsWork } from './import-export/export-events.ts'
import { checkImportWork, importEventsWork } from './import-export/import-events.ts'
import { removeImportWork } from './import-export/remove-import.ts'
import { deleteSiteDataWork } from './jobs/delete-site-data.ts'
import { importPointsWork } from './jobs/import-points.ts'
import { importUsersWork } from './jobs/import-users.ts'
import type { JobsOptions } from './jobs/jobs.ts'
import { importPropertiesWork } from './sites/import-google-properties.ts'
import { findUser } from './store/relational/accounts/users.ts'
import type { Database } from './store/relational/database.ts'

interface JobWorkParts {
  db: Database
  clickhouse: ClickHouseClient
  importExport: Parameters<typeof importEventsWork>[0] &
    Parameters<typeof exportEventsWork>[0] &
    Parameters<typeof exportAccountWork>[0]
  pipeline: Pick<Pipeline, 'resetSites' | 'correct' | 'hold'>
  drops: Pick<ReturnType<typeof startDropCounts>, 'forgetSites'>
  openGa4Client: Parameters<typeof importPropertiesWork>[0]['openClient']
  /** The number of sites that a member may own; 0 is no limit. */
  sitesPerMember: () => number | Promise<number>
  /** Makes the collector look at sites anew, after many of them have changed. */
  forgetSites: () => void
  /** Sends the mails of notices that a job has made. */
  wakeMail: () => void
  now: () => Date
}

/** The work of each kind of job. */
export function createJobWork(parts: JobWorkParts): JobsOptions['work'] {
  const { db, clickhouse, importExport, pipeline, drops, openGa4Client, sitesPerMember, forgetSites, wakeMail, now } =
    parts
  return {
    import_users: importUsersWork(now),
    import_points: importPointsWork(now),
    delete_site_data: deleteSiteDataWork({
      pipeline: {
        resetSites: (siteIds, work) =>
          pipeline.resetSites(siteIds, async () => {
            await drops.forgetSites(siteIds)
            await work()
          }),
      },
      clickhouse,
    }),
    check_import: checkImportWork(importExport),
    import_events: importEventsWork(importExport),
    remove_import: removeImportWork({ ...importExport, pipeline }),
    export_events: exportEventsWork(importExport),
    export_account: exportAccountWork(importExport),
    import_properties: importPropertiesWork({
      openClient: openGa4Client,
      maxSitesOf: async (ownerId) => ((await findUser(db, ownerId))?.level === 'member' ? await sitesPerMember() : 0),
      now,
    }),
    bulk: bulkWork({ forgetSites, wakeMail, now }),
  }
}
