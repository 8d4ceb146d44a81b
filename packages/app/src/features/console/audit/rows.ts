import type { AuditRowKind } from '@sightline/api-client'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import type { AuditEntry } from './useAuditList.ts'

export type NamedRow = AuditEntry['subjects'][number]

/** The kinds of the rows that fields name. */
const kinds: Readonly<Record<string, AuditRowKind>> = {
  owner_id: 'user',
  user_id: 'user',
  inviter_id: 'user',
  viewed_user_id: 'user',
  theme_id: 'theme',
  order_id: 'order',
  site_id: 'site',
}

/** The row that a field of an entry names; undefined for a field that names none. */
export const rowOf = (
  { subjects, references }: Pick<AuditEntry, 'subjects' | 'references'>,
  field: string,
  id: string,
): NamedRow | undefined => [...subjects, ...references].find((row) => row.kind === kinds[field] && row.id === id)

/** Where a row is shown; undefined for one that is gone. */
export function hrefOfRow({ kind, id, name }: NamedRow): string | undefined {
  if (name === null) return undefined
  const encoded = encodeURIComponent(name)
  switch (kind) {
    case 'user':
      return hrefOf(`${paths.appUsers}?email=${encoded}`)
    case 'site':
      return hrefOf(`${paths.home}?open=${id}`)
    case 'theme':
      return hrefOf(`${paths.themes}?open=${id}`)
    case 'order':
      return hrefOf(`${paths.orders}?open=${encoded}`)
    case 'points':
      return hrefOf(`${paths.points}?open=${id}`)
    case 'ai_task':
      return hrefOf(`${paths.aiTasks}?open=${encoded}`)
    case 'job':
      return hrefOf(`${paths.jobs}?open=${id}`)
  }
}
