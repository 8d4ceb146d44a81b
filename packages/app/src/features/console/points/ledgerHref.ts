import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'

/** The address of every row of a user, also of those that were reversed. */
export const ledgerHref = (userId: string): string => hrefOf(`${paths.points}?user_id=${userId}&with_reversed=true`)
