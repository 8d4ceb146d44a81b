import { demoAccounts, demoPassword } from '@sightline/api-client/contract'
import { hashPassword } from '../accounts/passwords/hash-password.ts'
import { StartError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { findUserByEmail, insertFirstAdmin, type User } from '../store/relational/accounts/users.ts'
import { insertSite, listSitesOf, type Site } from '../store/relational/sites/sites.ts'
import { addSiteEntries } from './site-entries.ts'
import { SITE } from './harbor-lane/site.ts'
import { historyUntil } from './history.ts'
import { addPeople } from './people/add-people.ts'
import { peopleSince } from './people/generate-people.ts'

/** The administrator of the demo, printed at each start: the account protects only generated data. */
export const ACCOUNT = { email: demoAccounts.admin, password: demoPassword }

/** The demo's site, which is created with its account, its entries and the demo's people when they are missing. */
export async function demoSite(db: Database, days: number): Promise<Site> {
  const owner = await demoUser(db)
  const site = await siteOf(db, owner, days)
  await addPeople(db, site, owner, new Date())
  return site
}

async function siteOf(db: Database, owner: User, days: number): Promise<Site> {
  const known = (await listSitesOf(db, owner.id)).find((site) => site.domain === SITE.domain)
  if (known !== undefined) return known
  const made = await insertSite(db, {
    ownerId: owner.id,
    name: SITE.name,
    domain: SITE.domain,
    currencyType: SITE.currency,
    timeZone: SITE.timeZone,
    weekStart: 'monday',
    // The site is as old as its visits.
    now: new Date(historyUntil(Date.now(), days).from),
  })
  if (made === undefined)
    throw new StartError(`Another account of the demo has ${SITE.domain}. Delete its data folder.`)
  await addSiteEntries(db, made, new Date())
  return made
}

async function demoUser(db: Database): Promise<User> {
  const known = await findUserByEmail(db, ACCOUNT.email)
  if (known !== undefined) return known
  const passwordHash = await hashPassword(ACCOUNT.password)
  // The administrator was there before everybody else.
  const now = peopleSince(new Date())
  const made = await insertFirstAdmin(db, { email: ACCOUNT.email, passwordHash, now })
  if (made === undefined) throw new StartError(`The demo has lost ${ACCOUNT.email}. Delete its data folder.`)
  return made
}
