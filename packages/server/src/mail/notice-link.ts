import { pageAt } from '@sightline/api-client/contract'
import type { Notice } from '../store/relational/accounts/notices.ts'

/** The page that a notice leads to; null where there is none, or none any more. */
export const linkOf = ({ link }: Pick<Notice, 'link'>): string | null =>
  link !== null && pageAt(link) !== undefined ? link : null
