import { Trans, useLingui } from '@lingui/react/macro'
import type { AppUser } from '@sightline/api-client'
import { Badge, UserLabel, missing, Tag, TierBadge, type DataTableColumn } from '@sightline/ui'
import { useMemo } from 'react'
import { dayColumn, keyColumn } from '../../../../lib/list-page/columns.tsx'
import { useFieldLabels } from '../../fields/useFieldLabels.ts'
import { nameOf } from '../nameOf.ts'

/** The columns of the list of app users. */
export function useAppUserColumns(): readonly DataTableColumn<AppUser>[] {
  const { t } = useLingui()
  const fieldLabels = useFieldLabels()
  return useMemo(
    (): DataTableColumn<AppUser>[] => [
      {
        id: 'email',
        header: t`User`,
        value: ({ email }) => email,
        isSortable: true,
        minWidth: 270,
        cell: (user) => <WhoCell user={user} />,
      },
      { ...keyColumn('union_id', fieldLabels.union_id, ({ union_id }) => union_id), minWidth: 120, priority: 3 },
      {
        id: 'vip_status',
        header: t`Tier`,
        value: ({ vip_status }) => vip_status,
        cell: ({ vip_status }) => <TierBadge tier={vip_status} />,
        minWidth: 104,
        priority: 1,
        isBrief: true,
      },
      {
        id: 'region',
        header: fieldLabels.region,
        description: 'region',
        value: ({ region }) => region,
        cell: ({ region }) => (region === null ? missing : <Tag>{region}</Tag>),
        isSortable: true,
        minWidth: 92,
        priority: 3,
      },
      { id: 'inviter', header: t`Invited by`, value: ({ inviter }) => inviter?.email ?? null, isHiddenAtFirst: true },
      { ...keyColumn('ref_code', fieldLabels.ref_code, ({ ref_code }) => ref_code), priority: 6 },
      { ...keyColumn('utm_source', fieldLabels.utm_source, ({ utm_source }) => utm_source), kind: 'text', priority: 4 },
      { ...keyColumn('utm_medium', fieldLabels.utm_medium, ({ utm_medium }) => utm_medium), kind: 'text', priority: 7 },
      { ...keyColumn('union_code', fieldLabels.union_code, ({ union_code }) => union_code), priority: 8 },
      {
        id: 'points',
        header: t`Points`,
        value: ({ points }) => points,
        kind: 'number',
        isSortable: true,
        minWidth: 92,
        priority: 2,
        isBrief: true,
      },
      { ...dayColumn('expired_time', t`Membership ends`, ({ expired_time }) => expired_time), isHiddenAtFirst: true },
      { ...dayColumn('last_login_at', t`Last sign-in`, ({ last_login_at }) => last_login_at), isHiddenAtFirst: true },
      { ...dayColumn('created_at', t`Created`, ({ created_at }) => created_at), isBrief: true },
    ],
    [t, fieldLabels],
  )
}

function WhoCell({ user }: { user: AppUser }) {
  const { nickname, email, status } = user
  return (
    <UserLabel
      name={nameOf(user)}
      seed={email}
      description={nickname !== null ? email : undefined}
      end={
        status === 'disabled' ? (
          <Badge tone="negative">
            <Trans>Disabled</Trans>
          </Badge>
        ) : undefined
      }
    />
  )
}
