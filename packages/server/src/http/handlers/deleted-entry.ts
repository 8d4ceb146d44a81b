import { listRestorable, restoreEntry } from '../../sites/deleted-entries.ts'
import { idOf } from '../../store/relational/ids.ts'
import type { Handlers } from '../context.ts'

export const deletedEntry: Handlers<'deletedEntry'> = {
  async fetchDeletedEntries({ site, principal: { user }, services: { db, now } }) {
    const entries = await listRestorable(db, { site, user }, now())
    return {
      list: entries.map(({ id, kind, name, deleted_at, restorable_until }) => ({
        id,
        kind,
        name,
        deleted_at,
        restorable_until,
      })),
    }
  },

  async restoreEntry({ input, site, principal: { user }, services: { db, collector, now } }) {
    const restored = await restoreEntry(db, { site, user }, idOf(input.id), now())
    if (restored.kind === 'exclusions') collector.forgetSites()
    return restored
  },
}
