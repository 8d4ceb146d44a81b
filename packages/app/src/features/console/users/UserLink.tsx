import { Link } from '@sightline/ui'
import { hrefOf } from '../../../lib/navigation/hash.ts'
import { paths } from '../../../lib/navigation/paths.ts'

/** The address of the list of users with this one alone. */
const userHref = (email: string): string => hrefOf(`${paths.appUsers}?email=${encodeURIComponent(email)}`)

/** A user by the e-mail address, with the way to what else is known of them. */
export const UserLink = ({ email }: { email: string }) => (
  <Link href={userHref(email)}>
    <bdi>{email}</bdi>
  </Link>
)
