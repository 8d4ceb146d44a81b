import { Trans } from '@lingui/react/macro'
import type { AppUser } from '@sightline/api-client'
import { DescriptionList, Link, missing, TierBadge, useFormat } from '@sightline/ui'
import { hrefOf } from '../../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { utcDay } from '../../../../lib/list-page/utc.ts'
import { EmailText } from './EmailText.tsx'

/** What is known of a user and changes elsewhere: tier and points only through an order or the ledger. */
export function UserFacts({ user }: { user: AppUser }) {
  const format = useFormat()
  const { inviter, utm_campaign, utm_term, utm_content } = user
  const { vip_status, expired_time, points, invite_code, has_password, last_login_at, created_at } = user
  return (
    <DescriptionList
      items={[
        { id: 'tier', term: <Trans>Tier</Trans>, description: <TierBadge tier={vip_status} /> },
        { id: 'membershipEnds', term: <Trans>Membership ends</Trans>, description: utcDay(expired_time) ?? missing },
        { id: 'points', term: <Trans>Points</Trans>, description: format.full(points) },
        { id: 'invitationCode', term: <Trans>Invitation code</Trans>, description: <bdi dir="ltr">{invite_code}</bdi> },
        {
          id: 'password',
          term: <Trans>Password</Trans>,
          description: has_password ? <Trans>Set</Trans> : <Trans>Not set yet</Trans>,
        },
        {
          id: 'inviter',
          term: <Trans>Invited by</Trans>,
          description: inviter === null ? missing : <Inviter {...inviter} />,
        },
        { id: 'campaign', term: <Trans>UTM campaign</Trans>, description: given(utm_campaign) },
        { id: 'term', term: <Trans>UTM term</Trans>, description: given(utm_term) },
        { id: 'content', term: <Trans>UTM content</Trans>, description: given(utm_content) },
        { id: 'lastSignIn', term: <Trans>Last sign-in</Trans>, description: utcDay(last_login_at) ?? missing },
        { id: 'created', term: <Trans>Created</Trans>, description: utcDay(created_at) },
      ]}
    />
  )
}

const given = (tag: string | null) => (tag === null ? missing : <bdi>{tag}</bdi>)

/** The person who invited this one, with the way to what else is known of them. */
const Inviter = ({ union_id, email }: NonNullable<AppUser['inviter']>) => (
  <Link href={hrefOf(`${paths.appUsers}?open=${encodeURIComponent(union_id)}`)}>
    <EmailText email={email} />
  </Link>
)
