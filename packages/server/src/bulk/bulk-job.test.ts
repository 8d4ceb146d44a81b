import { expect, test } from 'vitest'
import { insertInvitedUser } from '../store/relational/accounts/user-changes.ts'
import { openDatabase } from '../store/relational/database.ts'
import { insertSite } from '../store/relational/sites/sites.ts'
import { bulkWork } from './bulk-job.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

test('after each batch the notices in it are mailed, and the collector looks at the sites anew', async () => {
  const db = await openDatabase(':memory:')
  const invited = { email: 'ada@example.com', level: 'admin', passwordHash: 'x' } as const
  const { id: ownerId } = await insertInvitedUser(db, invited, NOW)
  const ids: number[] = []
  for (let number = 0; number < 150; number += 1) {
    const site = { name: 'S', domain: `s${number}.example`, currencyType: 'EUR', timeZone: 'UTC' } as const
    ids.push((await insertSite(db, { ...site, ownerId, weekStart: 'monday', now: NOW }))?.id ?? 0)
  }
  const seen: string[] = []
  const notices = async () => (await db.selectFrom('notice').select('id').execute()).length
  const work = bulkWork({
    forgetSites: () => void seen.push('forget'),
    wakeMail: () => void seen.push('mail'),
    now: () => NOW,
  })
  const file = Buffer.from(JSON.stringify({ ids, given: { status: 'disabled', status_reason: 'Copied' } }))
  const job = {
    id: 1,
    owner_id: ownerId,
    input: { action: 'app.updateAppWebsites', auditId: undefined },
    done: 0,
    total: ids.length,
    created_at: NOW.toISOString(),
    readFile: async () => file,
    signal: new AbortController().signal,
  }
  for await (const step of work(job)) {
    if (step.keep !== undefined) await db.transaction().execute(step.keep)
    seen.push(`${step.done} ${await notices()}`)
  }
  expect(seen).toEqual(['0 0', '100 100', 'mail', 'forget', '150 150', 'mail', 'forget'])
  await db.destroy()
})
