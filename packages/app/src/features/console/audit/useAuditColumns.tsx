import { useLingui } from '@lingui/react/macro'
import { Badge, type DataTableColumn } from '@sightline/ui'
import { useMemo } from 'react'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { utcMinute } from '../../../lib/list-page/utc.ts'
import { subjectOf } from './subject.ts'
import type { AuditEntry } from './useAuditList.ts'
import { useOutcomeNames } from './useOutcomeNames.ts'

/** The columns of the audit log: who did what to whom, when, and how it ended. */
export function useAuditColumns(): readonly DataTableColumn<AuditEntry>[] {
  const { t } = useLingui()
  const text = useMessageText()
  const outcomes = useOutcomeNames()
  return useMemo(
    (): DataTableColumn<AuditEntry>[] => [
      { id: 'action', header: t`Action`, value: ({ action }) => action, kind: 'code', minWidth: 190 },
      { id: 'actor_email', header: t`Who`, value: ({ actor_email }) => actor_email, minWidth: 180, priority: 1 },
      { id: 'subject', header: t`About`, value: subjectOf, kind: 'code', minWidth: 120, priority: 2 },
      {
        id: 'at',
        header: t`When (UTC)`,
        value: ({ at }) => utcMinute(at),
        isSortable: true,
        minWidth: 140,
        priority: 1,
      },
      {
        id: 'outcome',
        header: t`Outcome`,
        value: ({ outcome }) => outcomes[outcome],
        cell: ({ outcome }) => <Badge tone={tones[outcome]}>{outcomes[outcome]}</Badge>,
        minWidth: 96,
        priority: 3,
      },
      {
        id: 'message',
        header: t`Why`,
        value: ({ message }) => (message === null ? null : text(message)),
        priority: 4,
      },
      {
        id: 'changes',
        header: t`Before and after`,
        value: ({ changes }) => (changes.length === 0 ? null : JSON.stringify(changes)),
        kind: 'code',
        priority: 7,
      },
    ],
    [t, text, outcomes],
  )
}

const tones = { started: 'info', done: 'positive', refused: 'warning', failed: 'negative' } as const
