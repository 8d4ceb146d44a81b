import type { Output, Schemas } from '@sightline/api-client/contract'
import { discardImport } from '../../import-export/check-import.ts'
import { dayAt } from '../../stats/query/calendar.ts'
import { idOf } from '../../store/relational/ids.ts'
import { listEventImports, type ListedImport } from '../../store/relational/jobs/event-imports.ts'
import type { Site } from '../../store/relational/sites/sites.ts'
import type { Handlers } from '../context.ts'

/** The calls about the imports of a site. */
export const importCalls: Pick<
  Handlers<'website'>,
  'fetchImports' | 'confirmImport' | 'discardImport' | 'removeImport'
> = {
  async fetchImports({ input, site, services: { db } }) {
    const { list, total } = await listEventImports(db, site.id, input)
    return { list: list.map((row) => rowOf(row, site)), total }
  },

  confirmImport: async ({ input, site, principal, services }) => ({
    job_id: String(await services.importExport.confirmImport(site, principal.user.id, idOf(input.id))),
  }),

  async discardImport({ input, site, services }) {
    await discardImport(services.db, site.id, idOf(input.id))
    return {}
  },

  removeImport: async ({ input, site, principal, services }) => ({
    job_id: String(await services.importExport.removeImport(site, principal.user.id, idOf(input.id))),
  }),
}

type Preview = NonNullable<Output<Schemas['website']['fetchImports']>['list'][number]['preview']>

const rowOf = (row: ListedImport, { time_zone }: Site) => ({
  id: row.id,
  name: row.name,
  format: row.format,
  state: row.state,
  has_failed: row.removal_status === 'failed',
  created_by: row.email,
  created_at: row.created_at,
  job_id: jobOf(row),
  preview: row.preview === null ? null : (JSON.parse(row.preview) as Preview),
  events: row.state === 'importing' ? (row.created ?? 0) : row.events,
  first_day: dayOf(row.first_at, time_zone),
  last_day: dayOf(row.last_at, time_zone),
})

function jobOf({ state, job_id, removal_job_id }: ListedImport): number | null {
  switch (state) {
    case 'checking':
    case 'checked':
    case 'importing':
      return job_id
    case 'removing':
      return removal_job_id
    case 'kept':
      return null
  }
}

const dayOf = (instant: string | null, timeZone: string): string | null =>
  instant === null ? null : dayAt(Date.parse(instant), timeZone).toString()
