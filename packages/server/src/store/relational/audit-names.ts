import type { AuditRowKind } from '@sightline/api-client/contract'
import type { Database } from './database.ts'
import { idOf } from './ids.ts'

interface NamedId {
  kind: AuditRowKind
  id: string
}

/** How the names of the rows of a kind are read. */
const readers: Readonly<
  Record<AuditRowKind, (db: Database, ids: readonly number[]) => Promise<{ id: number; name: string }[]>>
> = {
  user: (db, ids) => db.selectFrom('app_user').select(['id', 'email as name']).where('id', 'in', ids).execute(),
  site: (db, ids) => db.selectFrom('website').select(['id', 'domain as name']).where('id', 'in', ids).execute(),
  theme: (db, ids) => db.selectFrom('theme').select(['id', 'name']).where('id', 'in', ids).execute(),
  order: (db, ids) => db.selectFrom('user_order').select(['id', 'order_no as name']).where('id', 'in', ids).execute(),
  points: (db, ids) =>
    db.selectFrom('user_points').select(['id', 'user_email as name']).where('id', 'in', ids).execute(),
  ai_task: (db, ids) => db.selectFrom('ai_task').select(['id', 'task_id as name']).where('id', 'in', ids).execute(),
  job: (db, ids) => db.selectFrom('job').select(['id', 'kind as name']).where('id', 'in', ids).execute(),
}

/** Reads what people call rows now; the answer is null for a row that is gone. */
export async function namesOfRows(
  db: Database,
  rows: readonly NamedId[],
): Promise<(row: NamedId) => NamedId & { name: string | null }> {
  const wanted = Map.groupBy(rows, ({ kind }) => kind)
  const found = await Promise.all(
    [...wanted].map(async ([kind, ofKind]) => {
      const ids = [...new Set(ofKind.map(({ id }) => idOf(id)))]
      return (await readers[kind](db, ids)).map(({ id, name }) => [`${kind} ${id}`, name] as const)
    }),
  )
  const names = new Map<string, string>(found.flat())
  return ({ kind, id }) => ({ kind, id, name: names.get(`${kind} ${id}`) ?? null })
}
