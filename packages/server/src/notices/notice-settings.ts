import {
  alwaysDeliveredNotices,
  mailedNotices,
  noticeKinds,
  type NoticeKind,
  type Output,
  type Schemas,
} from '@sightline/api-client/contract'
import { ApiError } from '../errors.ts'
import {
  listNoticeSettings,
  saveNoticeSetting,
  type NoticeSetting,
} from '../store/relational/accounts/notice-settings.ts'
import type { Database } from '../store/relational/database.ts'

type ShownSetting = Output<Schemas['user']['updateNoticeSetting']>

/** The channels of the notices of each kind, whether chosen or default. */
export async function noticeSettingsOf(db: Database, userId: number): Promise<ShownSetting[]> {
  const chosen = (await listNoticeSettings(db, [userId])).get(userId)
  return noticeKinds.map((kind) => shown(kind, chosen?.get(kind)))
}

/** @throws {ApiError} notices_always for kinds that nobody can switch off */
export async function changeNoticeSetting(
  db: Database,
  userId: number,
  kind: NoticeKind,
  setting: NoticeSetting,
): Promise<ShownSetting> {
  if (alwaysDeliveredNotices.includes(kind)) throw new ApiError('notices_always')
  await saveNoticeSetting(db, userId, kind, setting)
  return shown(kind, setting)
}

function shown(kind: NoticeKind, chosen: NoticeSetting | undefined): ShownSetting {
  const is_fixed = alwaysDeliveredNotices.includes(kind)
  if (is_fixed) return { kind, in_app: true, by_mail: true, is_fixed }
  return { kind, in_app: chosen?.inApp ?? true, by_mail: chosen?.byMail ?? mailedNotices.includes(kind), is_fixed }
}
