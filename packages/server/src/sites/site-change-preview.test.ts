import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forEachRow } from '../bulk/bulk-result.ts'
import { insertInvitedUser } from '../store/relational/accounts/user-changes.ts'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { previewSiteChange, siteIds, type SiteFilters } from '../store/relational/sites/site-list.ts'
import { insertSite, type SiteBulkChange } from '../store/relational/sites/sites.ts'
import { insertTheme } from '../store/relational/themes.ts'
import { changeSiteAsItIs } from './change-site.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const SITES = 12
/** Of the domains that a preview names. */
const EXAMPLES = 5

let db: Database
let owners: number[]
let themes: number[]

beforeEach(async () => {
  db = await openDatabase(':memory:')
  owners = []
  themes = []
  for (const name of ['ada', 'ben']) {
    const email = `${name}@example.com`
    const { id } = await insertInvitedUser(db, { email, level: 'member', passwordHash: 'x' }, NOW)
    owners.push(id)
    const theme = { name, description: null, repository: null, status: 'published', sort: 0 } as const
    const look = { accent: null, font: null, radius: null, panels: null }
    themes.push((await insertTheme(db, { ...theme, ...look }, NOW)).id)
  }
  for (let number = 0; number < SITES; number += 1) {
    const site = { name: `S${number}`, domain: `s${number}.example`, currencyType: 'EUR', timeZone: 'UTC' } as const
    await insertSite(db, { ...site, ownerId: owners[0] ?? 0, weekStart: 'monday', now: NOW })
  }
})
afterEach(() => db.destroy())

type Change = { status: 'active' | 'disabled'; status_reason?: string } | { theme: number | null } | { owner: number }

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.constantFrom<Change>(
    { status: 'active' },
    { status: 'disabled' },
    { status: 'disabled', status_reason: 'Copied content' },
  ),
  fc.constantFrom<Change>({ theme: 0 }, { theme: 1 }, { theme: null }),
  fc.constantFrom<Change>({ owner: 0 }, { owner: 1 }),
)

const changeOf = (change: Change): SiteBulkChange => {
  if ('theme' in change) return { theme_id: change.theme === null ? null : (themes[change.theme] ?? null) }
  return 'owner' in change ? { owner_id: owners[change.owner] } : change
}

const selections = fc.oneof(
  fc.record({ ids: fc.uniqueArray(fc.integer({ min: 1, max: SITES + 4 }), { minLength: 1 }) }),
  fc.record({
    filters: fc.constantFrom<SiteFilters>({}, { status: 'disabled' }, { status: 'active' }, { domain: 's1' }),
  }),
)

test('a preview says what the change then does, whatever was changed before', async () => {
  const step = fc.record({ change: changes, selection: selections })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { change, selection } of steps) {
        const wanted = changeOf(change)
        const preview = await previewSiteChange(db, selection, wanted, EXAMPLES)
        const before = await versions()
        const emails = await ownerEmails()
        const ids = 'ids' in selection ? selection.ids : await siteIds(db, selection.filters, 1000)
        const { done, failed } = await forEachRow(ids, (id) => changeSiteAsItIs(db, id, wanted, NOW))
        const after = await versions()
        const changed = [...after]
          .filter(([domain, version]) => version !== before.get(domain))
          .map(([domain]) => domain)
        expect(preview).toEqual({
          changing: changed.length,
          unchanged: done - changed.length,
          missing: failed.length,
          examples: changed
            .toSorted()
            .slice(0, EXAMPLES)
            .map((domain) => ({ domain, owner_email: emails.get(domain) })),
        })
      }
    }),
    { numRuns: 40 },
  )
})

async function versions(): Promise<Map<string, number>> {
  const rows = await db.selectFrom('website').select(['domain', 'version']).orderBy('domain').execute()
  return new Map(rows.map(({ domain, version }) => [domain, version]))
}

async function ownerEmails(): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('website')
    .innerJoin('app_user', 'app_user.id', 'website.owner_id')
    .select(['website.domain', 'app_user.email'])
    .execute()
  return new Map(rows.map(({ domain, email }) => [domain, email]))
}
