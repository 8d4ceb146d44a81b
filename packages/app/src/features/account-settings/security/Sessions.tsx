import { Trans, useLingui } from '@lingui/react/macro'
import type { UserSession } from '@sightline/api-client'
import {
  Badge,
  Button,
  Card,
  DataTable,
  EmptyState,
  Inline,
  LockIcon,
  StopIcon,
  toast,
  useFormat,
  useKit,
  type DataTableColumn,
} from '@sightline/ui'
import { useMemo, useState } from 'react'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import { ConfirmCall } from '../../../lib/list-page/ConfirmCall.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useShortList } from '../../../lib/api/useShortList.ts'
import { ownKeys } from '../api.ts'

/** Below the list. */
const GeolocationCredit = lazyInPlace(() => import('../../../lib/page/GeolocationCredit.tsx'))

/** The sessions in which the person is signed in; each can be ended, or all but this one. */
export function Sessions({ canEdit }: { canEdit: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const { tableProps, refresh } = useShortList(ownKeys.sessions, (signal) => api.user.sessions({}, { signal }))
  const [ended, setEnded] = useState<UserSession | 'others' | null>(null)
  const columns = useColumns()
  const nameOf = useSessionName()
  const hasOthers = tableProps.items?.some(({ is_current }) => !is_current) === true
  return (
    <Card
      title={<Trans>Sessions</Trans>}
      description={
        <Trans>Where you are signed in. If you do not recognize a session, end it and change your password.</Trans>
      }
      actions={
        canEdit &&
        hasOthers && (
          <Button onPress={() => setEnded('others')}>
            <Trans>Sign out everywhere else</Trans>
          </Button>
        )
      }
    >
      <DataTable
        caption={t`Sessions`}
        columns={columns}
        rowName={nameOf}
        {...tableProps}
        density="compact"
        empty={<EmptyState level={3} icon={LockIcon} title={<Trans>You are not signed in anywhere else</Trans>} />}
        rowAction={(session) => {
          const name = nameOf(session)
          return canEdit && !session.is_current
            ? { label: t`End the session ${name}`, icon: StopIcon, onPress: () => setEnded(session) }
            : null
        }}
      />
      {tableProps.items?.some(({ country }) => country !== null) === true && <GeolocationCredit />}
      {ended !== null && (
        <ConfirmCall
          title={
            ended === 'others' ? (
              <Trans>Sign out everywhere else?</Trans>
            ) : (
              <Trans>End the session {nameOf(ended)}?</Trans>
            )
          }
          confirmLabel={ended === 'others' ? <Trans>Sign out</Trans> : <Trans>End session</Trans>}
          onOpenChange={() => setEnded(null)}
          run={async () => {
            const { code, message } = await api.user.endSessions(ended === 'others' ? {} : { id: ended.id })
            // A session that has ended already counts as removed.
            return code === 200 || code === 404 ? undefined : message
          }}
          onDone={() => {
            toast.success(t`Signed out there`)
            refresh()
            setEnded(null)
          }}
        >
          <Trans>Anyone who uses it has to sign in again.</Trans>
        </ConfirmCall>
      )}
    </Card>
  )
}

function useSessionName(): (session: UserSession) => string {
  const { t } = useLingui()
  return ({ agent }) => agent ?? t`Unknown browser`
}

function useColumns(): readonly DataTableColumn<UserSession>[] {
  const { t } = useLingui()
  const format = useFormat()
  const { intlLocale } = useKit()
  return useMemo(() => {
    const countries = new Intl.DisplayNames([intlLocale], { type: 'region', fallback: 'code' })
    return [
      {
        id: 'agent',
        header: t`Device`,
        value: ({ agent }) => agent,
        cell: ({ agent, is_current, is_view_as }) => (
          <Inline gap={3}>
            {agent ?? t`Unknown browser`}
            {is_current && (
              <Badge tone="positive">
                <Trans>This one</Trans>
              </Badge>
            )}
            {is_view_as && (
              <Badge tone="warning">
                <Trans>An administrator</Trans>
              </Badge>
            )}
          </Inline>
        ),
        minWidth: 180,
      },
      {
        id: 'country',
        header: t`Location`,
        value: ({ country }) => (country === null ? null : (countries.of(country) ?? country)),
        minWidth: 110,
        priority: 2,
      },
      {
        id: 'last_used_at',
        header: t`Last used`,
        value: ({ last_used_at }) => last_used_at,
        cell: ({ last_used_at }) => format.relative(last_used_at),
        minWidth: 130,
        // On a phone it stands in the row’s details, as half of it would be cut off.
        priority: 1,
      },
      {
        id: 'created_at',
        header: t`Since`,
        value: ({ created_at }) => created_at,
        kind: 'date',
        minWidth: 110,
        priority: 3,
      },
    ]
  }, [t, format, intlLocale])
}
