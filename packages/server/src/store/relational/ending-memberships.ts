import type { Database } from './database.ts'

export interface EndingMembership {
  id: number
  expired_time: string
}

/** Active members whose membership ends within (after, until], those who end first first, from behind `last` on. */
export async function listEndingMemberships(
  db: Database,
  { after, until }: { after: string; until: string },
  last: EndingMembership | undefined,
  limit: number,
): Promise<EndingMembership[]> {
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'expired_time'])
    .where('deleted_at', 'is', null)
    .where('expired_time', '>', after)
    .where('expired_time', '<=', until)
    .where('level', '=', 'member')
    .where('status', '=', 'active')
    .$if(last !== undefined, (query) =>
      query.where((where) =>
        where(where.refTuple('expired_time', 'id'), '>', where.tuple(last?.expired_time ?? '', last?.id ?? 0)),
      ),
    )
    .orderBy('expired_time')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.flatMap(({ id, expired_time }) => (expired_time === null ? [] : [{ id, expired_time }]))
}
