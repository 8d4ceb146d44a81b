import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createImportExport } from '../../src/import-export/import-export.ts'
import { makeImportExportFolder } from '../../src/import-export/import-export-folder.ts'
import { createImportQueue } from '../../src/import-export/import-queue.ts'
import { addSite } from '../../src/sites/change-site.ts'
import { addSavedView } from '../../src/sites/saved-views.ts'
import { insertFirstAdmin } from '../../src/store/relational/accounts/users.ts'
import type { Database } from '../../src/store/relational/database.ts'
import { insertJob } from '../../src/store/relational/jobs/jobs.ts'
import { insertSite, type Site } from '../../src/store/relational/sites/sites.ts'
import { removeFolder, temporaryFolder } from '../support/product.ts'
import { openStore, storeOf } from '../support/test-store.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const PAIRS = 150

let folder: string
let db: Database
let ownerId: number

describe.runIf(process.env['TEST_STORE'] === 'postgres')('transactions on PostgreSQL', () => {
  beforeAll(async () => {
    folder = await temporaryFolder()
    // There is no PostgreSQL here: the tests are skipped.
    if ((await storeOf(folder))['DATABASE_URL'] === undefined) return
    db = await openStore(folder)
    ownerId = (await insertFirstAdmin(db, { email: 'a@example.com', passwordHash: 'x', now: NOW }))?.id ?? 0
  })
  afterAll(async () => {
    await db?.destroy()
    await removeFolder(folder)
  })

  async function newSite(domain: string): Promise<Site> {
    const rules = { currencyType: 'EUR', timeZone: 'Etc/UTC', weekStart: 'monday' as const }
    const site = await insertSite(db, { ownerId, name: domain, domain, ...rules, now: NOW })
    if (site === undefined) throw new Error('no site')
    return site
  }

  test('imports that begin while views of the same sites are saved wait for one another', async () => {
    const sites = await Promise.all(Array.from({ length: 15 }, (_, index) => newSite(`shop${index}.example`)))
    const importExport = createImportExport({
      db,
      // Nobody works on them; those that have ended make room.
      jobs: {
        async start(job, within = db) {
          const id = await insertJob(within, job, NOW)
          await within.updateTable('job').set({ finished_at: NOW.toISOString() }).where('id', '=', id).execute()
          return id
        },
      },
      folder: makeImportExportFolder(folder, 'one'),
      serverId: 'one',
      maxBytes: async () => 1000,
      // How many are on their way at once is another limit's.
      queue: { ...createImportQueue(db, 0), enter: async () => ({ add() {}, leave() {} }) },
      diskFloor: { async assertRoom() {} },
      now: () => NOW,
    })
    async function* noLines() {
      yield Buffer.from('\n')
    }
    const user = { id: ownerId, level: 'admin' as const }
    const work = Array.from({ length: PAIRS }, (_, index) => {
      const site = sites[index % sites.length] ?? sites[0]
      if (site === undefined) throw new Error('no site')
      const view = { name: `View ${index}`, state: {}, is_shared: false }
      return [
        importExport.importFile(site, ownerId, { name: 'events.ndjson', bytes: noLines() }),
        addSavedView(db, { site, user }, view, NOW),
      ]
    })
    const outcomes = await Promise.allSettled(work.flat())
    const errors = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as Error).message] : [],
    )
    expect(errors).toEqual([])
  })

  test('sites that are added at once wait for one another, and are no more than a person may have', async () => {
    const before = await db.selectFrom('website').select('id').execute()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        addSite(
          db,
          { name: 'Site', domain: `added${index}.example`, currency_type: 'EUR' },
          { ownerId },
          NOW,
          before.length + 20,
        ),
      ),
    )
    const errors = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as Error).message] : [],
    )
    expect(errors).toEqual(Array.from({ length: 20 }, () => 'too_many_entries'))
  })
})
