import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'

/** The address of the console’s list of points with every entry of a user, reversed ones included. */
export const userPointsHref = (userId: string): string => hrefOf(`${paths.points}?user_id=${userId}&with_reversed=true`)
