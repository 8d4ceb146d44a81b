import { pageAt, pagePaths } from '@sightline/api-client/contract'
import type { Notice } from '../store/relational/accounts/notices.ts'
import type { Opened } from './texts/types.ts'

/** The page that a notice leads to; null where there is none, or none any more. */
export const linkOf = ({ link }: Pick<Notice, 'link'>): string | null =>
  link !== null && pageAt(link) !== undefined ? link : null

/** What opens at the address of a notice. */
export function openedBy(path: string): Opened {
  if (/^\/sites\/[^/]+\/settings/.test(path)) return 'settings'
  if (/^\/sites\/[^/]+/.test(path) && path !== pagePaths.addWebsite) return 'dashboard'
  if (path.startsWith('/account')) return 'account'
  const pages = new Map<string, Opened>([
    [pagePaths.plans, 'plan'],
    [pagePaths.orders, 'orders'],
    [pagePaths.authorization, 'connections'],
    [pagePaths.sites, 'sites'],
  ])
  return pages.get(path) ?? 'notices'
}
