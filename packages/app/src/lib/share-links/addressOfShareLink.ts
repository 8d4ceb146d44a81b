import type { ShareLink } from '@sightline/api-client'
import { hrefOf } from '../navigation/hashAddress.ts'
import { paths } from '../navigation/paths.ts'

/** The whole address that people are given. */
export const addressOfShareLink = ({ token }: Pick<ShareLink, 'token'>): string =>
  new URL(hrefOf(paths.share(token)), location.href).href
