import { Link, type LinkProps } from '@sightline/ui'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'

interface UserLinkProps extends Omit<LinkProps, 'href' | 'children'> {
  email: string
}

/** A user by the e-mail address, with the way to what else is known of them. */
export const UserLink = ({ email, ...rest }: UserLinkProps) => (
  <Link {...rest} href={hrefOf(`${paths.appUsers}?email=${encodeURIComponent(email)}`)}>
    <bdi>{email}</bdi>
  </Link>
)
