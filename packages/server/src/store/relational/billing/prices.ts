import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { StripePriceTable } from '../schema/billing.ts'

/** Remembers which plan each price is of. */
export async function writePrices(db: Database, prices: readonly Insertable<StripePriceTable>[]): Promise<void> {
  if (prices.length === 0) return
  await db
    .insertInto('stripe_price')
    .values([...prices])
    .onConflict((conflict) =>
      conflict
        .column('price_id')
        .doUpdateSet((set) => ({ plan: set.ref('excluded.plan'), billing: set.ref('excluded.billing') })),
    )
    .execute()
}

export const listPrices = (db: Database): Promise<Selectable<StripePriceTable>[]> =>
  db.selectFrom('stripe_price').selectAll().execute()
