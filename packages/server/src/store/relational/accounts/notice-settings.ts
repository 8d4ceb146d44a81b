import type { NoticeKind } from '@sightline/api-client/contract'
import type { Database } from '../database.ts'

export interface NoticeSetting {
  inApp: boolean
  byMail: boolean
}

/** The channels that these people have chosen, by kind of notice. */
export async function listNoticeSettings(
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<NoticeKind, NoticeSetting>>> {
  if (userIds.length === 0) return new Map()
  const rows = await db.selectFrom('notice_setting').selectAll().where('user_id', 'in', userIds).execute()
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id)
  return new Map(
    Array.from(byUser, ([userId, settings]) => [
      userId,
      new Map(settings.map(({ kind, in_app, by_mail }) => [kind, { inApp: in_app === 1, byMail: by_mail === 1 }])),
    ]),
  )
}

export async function saveNoticeSetting(
  db: Database,
  userId: number,
  kind: NoticeKind,
  { inApp, byMail }: NoticeSetting,
): Promise<void> {
  const chosen = { in_app: inApp ? 1 : 0, by_mail: byMail ? 1 : 0 } as const
  await db
    .insertInto('notice_setting')
    .values({ user_id: userId, kind, ...chosen })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(chosen))
    .execute()
}
