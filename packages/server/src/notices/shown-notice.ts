import { noticeData, type Output, type Schemas } from '@sightline/api-client/contract'
import { linkOf } from '../mail/notice-link.ts'
import type { Notice } from '../store/relational/accounts/notices.ts'

type ShownNotice = Output<Schemas['user']['notices']>['list'][number]

/** A notice as its person gets it. Data that do not fit its kind are left out; its own words are shown then. */
export function shownNotice(notice: Notice): ShownNotice {
  const { id, kind, title, body, read_at, created_at } = notice
  const base = { id: String(id), title, body, link: linkOf(notice), read_at, created_at }
  if (kind === 'message') return { ...base, kind, data: null }
  // The cast joins a kind with its data, which TypeScript does not see for a variable of any kind.
  return { ...base, kind, data: dataOf(kind, notice.data) } as ShownNotice
}

function dataOf(kind: keyof typeof noticeData, data: string | null): unknown {
  if (data === null) return null
  return noticeData[kind].safeParse(JSON.parse(data)).data ?? null
}
