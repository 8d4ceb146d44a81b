import { hashPassword } from '../accounts/passwords/passwords.ts'
import { StartError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { findUserByEmail, insertFirstAdmin, type User } from '../store/relational/accounts/users.ts'
import { insertSite, listSitesOf, type Site } from '../store/relational/sites/sites.ts'
import { addEntries } from './entries.ts'
import { SITE } from './harbor-lane/site.ts'
import { historyUntil } from './history.ts'

/** The account of the demo, printed at each start: it protects only generated data. */
export const ACCOUNT = { email: 'demo@example.com', password: 'harbor-lane-demo' }

/** The demo's site, which is created with its account and its entries when it is missing. */
export async function demoSite(db: Database, days: number): Promise<Site> {
  const owner = await demoUser(db)
  const known = (await listSitesOf(db, owner.id)).find((site) => site.domain === SITE.domain)
  if (known !== undefined) return known
  const made = await insertSite(db, {
    ownerId: owner.id,
    name: SITE.name,
    domain: SITE.domain,
    currencyType: SITE.currency,
    timeZone: SITE.timeZone,
    weekStart: 'monday',
    // The account is as old as its site's visits.
    now: new Date(historyUntil(Date.now(), days).from),
  })
  if (made === undefined)
    throw new StartError(`Another account of the demo has ${SITE.domain}. Delete its data folder.`)
  await addEntries(db, made, new Date())
  return made
}

async function demoUser(db: Database): Promise<User> {
  const known = await findUserByEmail(db, ACCOUNT.email)
  if (known !== undefined) return known
  const passwordHash = await hashPassword(ACCOUNT.password)
  const made = await insertFirstAdmin(db, { email: ACCOUNT.email, passwordHash, now: new Date() })
  if (made === undefined) throw new StartError(`The demo has lost ${ACCOUNT.email}. Delete its data folder.`)
  return made
}
