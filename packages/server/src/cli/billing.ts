import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createBilling } from '../billing/billing.ts'
import { reconcile } from '../billing/reconcile.ts'
import { describeError, isStripeError } from '../billing/stripe-client.ts'
import { readConfig } from '../config.ts'
import { StartError, UsageError } from '../errors.ts'
import { expectMovedStores } from '../store/moved-stores.ts'
import { openDatabase, openPostgres } from '../store/relational/database.ts'

const USAGE = `Usage:
  npm run billing -- reconcile

reconcile: asks Stripe for every subscription, mends what is kept and prints what differed`

async function main([name, ...rest]: readonly string[]): Promise<number> {
  if (name === '--help' || name === '-h') {
    console.log(USAGE)
    return 0
  }
  try {
    if (name !== 'reconcile' || rest.length > 0) throw new UsageError(USAGE)
    return await reconcileNow()
  } catch (error) {
    if (isStripeError(error)) console.error(`Stripe did not answer: ${describeError(error)}`)
    else if (error instanceof UsageError || error instanceof StartError) console.error(error.message)
    else throw error
    return 1
  }
}

/** The command also works beside a running server. */
async function reconcileNow(): Promise<number> {
  const config = readConfig(process.env)
  if (config.stripe === undefined)
    throw new UsageError('No cards are taken here: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set.')
  expectMovedStores(config)
  const file = join(config.dataDir, 'sightline.db')
  if (config.databaseUrl === undefined && !existsSync(file))
    throw new UsageError(`There are no data in ${config.dataDir}. Is DATA_DIR the right folder?`)
  const db = config.databaseUrl === undefined ? await openDatabase(file) : await openPostgres(config.databaseUrl)
  try {
    const log = { warn: (message: string) => console.warn(message) }
    const billing = await createBilling(config.stripe, { db, now: () => new Date(), log })
    const { customers, differences, unknown } = await reconcile(billing)
    for (const { userId, before, after } of differences) {
      console.log(`User ${userId}`)
      for (const order of before.filter((one) => !after.includes(one))) console.log(`  - ${order}`)
      for (const order of after.filter((one) => !before.includes(one))) console.log(`  + ${order}`)
    }
    for (const customer of unknown) console.log(`The customer ${customer} of Stripe is nobody here.`)
    console.log(`${customers} customers were compared, ${differences.length} differed.`)
    return 0
  } finally {
    await db.destroy()
  }
}

process.umask(0o077)
process.exitCode = await main(process.argv.slice(2))
