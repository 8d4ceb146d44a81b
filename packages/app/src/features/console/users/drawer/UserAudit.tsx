import { Trans, useLingui } from '@lingui/react/macro'
import type { AppUser, CallOutput } from '@sightline/api-client'
import { Badge, type DataTableColumn, EmptyState, Rays } from '@sightline/ui'
import { useMemo } from 'react'
import { utcMinute } from '../../../../lib/list-page/utc.ts'
import { RelatedRows } from '../../../../lib/list-page/row/RelatedRows.tsx'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../../lib/i18n/messageTexts.ts'
import { EntryDetails } from '../../audit/EntryDetails.tsx'
import { useOutcomeNames } from '../../audit/useOutcomeNames.ts'
import { usersKey } from '../useUserList.ts'

type Entry = CallOutput<'audit', 'fetchList'>['list'][number]

/** What staff did with a user, the newest first. */
export function UserAudit({ user }: { user: AppUser }) {
  const { t } = useLingui()
  const api = useApi()
  const columns = useColumns()
  return (
    <RelatedRows
      caption={t`What staff did with this user`}
      queryKey={[usersKey, 'audit', user.id]}
      columns={columns}
      rowName={({ action }) => action}
      readPage={({ current, pageSize }, signal) =>
        api.audit.fetchList({ user_id: user.id, current, pageSize }, { signal })
      }
      details={detailsOf}
      empty={<EmptyState logo={<Rays width={520} />} title={<Trans>No changes yet</Trans>} />}
    />
  )
}

const detailsOf = (entry: Entry) => <EntryDetails entry={entry} />

function useColumns(): readonly DataTableColumn<Entry>[] {
  const { t } = useLingui()
  const text = useMessageText()
  const outcomes = useOutcomeNames()
  return useMemo((): DataTableColumn<Entry>[] => {
    return [
      { id: 'action', header: t`Action`, value: ({ action }) => action, kind: 'code', minWidth: 170 },
      {
        id: 'outcome',
        header: t`Outcome`,
        value: ({ outcome }) => outcomes[outcome],
        cell: ({ outcome }) => <Badge tone={tones[outcome]}>{outcomes[outcome]}</Badge>,
        minWidth: 96,
      },
      { id: 'at', header: t`When (UTC)`, value: ({ at }) => utcMinute(at), priority: 2, minWidth: 130 },
      { id: 'actor_email', header: t`Who`, value: ({ actor_email }) => actor_email, priority: 3, minWidth: 150 },
      {
        id: 'message',
        header: t`Why`,
        value: ({ message }) => (message === null ? null : text(message)),
        priority: 4,
      },
    ]
  }, [t, text, outcomes])
}

const tones = { started: 'info', done: 'positive', refused: 'warning', failed: 'negative' } as const
