import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { unwrap, type CallOutput } from '@sightline/api-client'
import {
  Badge,
  Card,
  CopyButton,
  DescriptionList,
  EmptyState,
  Inline,
  Stack,
  Text,
  UsersIcon,
  useFormat,
  type DataTableColumn,
} from '@sightline/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { dayColumn } from '../../../lib/list-page/columns.tsx'
import { RelatedRows } from '../../../lib/list-page/row/RelatedRows.tsx'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'

type Invited = CallOutput<'user', 'invitation'>['list'][number]

const invitationKey = ['invitation']

/** The person’s invitation code and link, and the people who registered with it. */
export function Referrals({ code }: { code: string }) {
  const link = new URL(hrefOf(`${paths.register}&invite_code=${encodeURIComponent(code)}`), location.href).href
  return (
    <>
      <Card
        title={<Trans>Invite others</Trans>}
        description={<Trans>Anyone who registers with your code or your link counts as invited by you.</Trans>}
      >
        <DescriptionList
          items={[
            { id: 'code', term: <Trans>Your code</Trans>, description: <Copied value={code} /> },
            { id: 'link', term: <Trans>Your link</Trans>, description: <Copied value={link} /> },
          ]}
        />
      </Card>
      <WhatCameOfIt />
    </>
  )
}

function WhatCameOfIt() {
  const { t } = useLingui()
  const api = useApi()
  const format = useFormat()
  const columns = useColumns()
  return (
    <Card
      title={<Trans>Result</Trans>}
      description={<Trans>You see when somebody registered and whether they have paid, but not who they are.</Trans>}
    >
      <Stack>
        <Sums />
        <RelatedRows
          caption={t`Registered with your code`}
          queryKey={invitationKey}
          columns={columns}
          rowName={({ created_at }) => format.isoDay(created_at, 'UTC')}
          readPage={({ current, pageSize }, signal) => api.user.invitation({ current, pageSize }, { signal })}
          empty={
            <EmptyState level={3} icon={UsersIcon} title={<Trans>Nobody has registered with your code yet</Trans>} />
          }
        />
      </Stack>
    </Card>
  )
}

/** The sums over all invitations, not only over the page that is shown. */
function Sums() {
  const api = useApi()
  const { data } = useQuery({
    queryKey: [...invitationKey, 'sums'],
    queryFn: ({ signal }) => unwrap(api.user.invitation({ pageSize: 1 }, { signal })),
  })
  if (data === undefined || data.total === 0) return null
  const { total, paying, points } = data
  return (
    <DescriptionList
      items={[
        {
          id: 'registered',
          term: <Trans>Registered</Trans>,
          description: <Plural value={total} one="# person" other="# people" />,
        },
        {
          id: 'paying',
          term: <Trans>Paying</Trans>,
          description: <Plural value={paying} one="# person" other="# people" />,
        },
        {
          id: 'points',
          term: <Trans>Points earned</Trans>,
          description: <Plural value={points} one="# point" other="# points" />,
        },
      ]}
    />
  )
}

function useColumns(): readonly DataTableColumn<Invited>[] {
  const { t } = useLingui()
  return useMemo(
    () => [
      { ...dayColumn<Invited>('created_at', t`Registered`, ({ created_at }) => created_at), isSortable: false },
      {
        id: 'has_paid',
        header: t`Paying`,
        value: ({ has_paid }) => (has_paid ? t`Yes` : t`Not yet`),
        cell: ({ has_paid }) =>
          has_paid ? <Badge tone="positive">{t`Yes`}</Badge> : <Badge tone="neutral">{t`Not yet`}</Badge>,
        minWidth: 96,
      },
      { id: 'points', header: t`Points`, value: ({ points }) => points, kind: 'number' },
    ],
    [t],
  )
}

function Copied({ value }: { value: string }) {
  return (
    <Inline gap={4}>
      <Text>
        <bdi dir="ltr">{value}</bdi>
      </Text>
      <CopyButton value={value} />
    </Inline>
  )
}
