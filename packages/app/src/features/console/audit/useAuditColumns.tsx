import { useLingui } from '@lingui/react/macro'
import { Badge, missing, useKit, UserLabel, type DataTableColumn } from '@sightline/ui'
import { useMemo } from 'react'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { utcMinute } from '../../../lib/list-page/utc.ts'
import { isolateText } from '../../../lib/i18n/isolateText.ts'
import { Subject } from './Subject.tsx'
import type { AuditEntry } from './useAuditList.ts'
import { useChangedSetting } from './useChangedSetting.ts'
import { useCallNames } from './useCallNames.ts'
import { useEntryTexts } from './useEntryTexts.ts'
import { useOutcomeNames } from './useOutcomeNames.ts'
import { useRowName } from './useRowName.ts'

/** The columns of the audit log: who did what to whom, when, and how it ended. */
export function useAuditColumns(): readonly DataTableColumn<AuditEntry>[] {
  const { t } = useLingui()
  const { direction } = useKit()
  const text = useMessageText()
  const callName = useCallNames()
  const rowName = useRowName()
  const settingOf = useChangedSetting()
  const { labelOf, valueOf } = useEntryTexts()
  const outcomes = useOutcomeNames()
  return useMemo((): DataTableColumn<AuditEntry>[] => {
    const arrow = direction === 'rtl' ? '←' : '→'
    const changesOf = (entry: AuditEntry, isolate = (value: string) => value): string | null => {
      const fields = entry.changes.flatMap(({ fields: changed }) => Object.entries(changed))
      const told = fields.map(([field, { before, after }]) => {
        const [label, old, now] = [labelOf(field), valueOf(entry, field, before), valueOf(entry, field, after)]
        return isolate(`${label}: ${isolate(old ?? missing)} ${arrow} ${isolate(now ?? missing)}`)
      })
      return told.length === 0 ? null : told.join('; ')
    }
    return [
      {
        id: 'actor_email',
        header: t`Who`,
        value: ({ actor_email }) => actor_email,
        cell: ({ actor_email }) => <UserLabel name={actor_email} />,
        minWidth: 230,
      },
      {
        id: 'action',
        header: t`Action`,
        value: ({ action, details }) => callName(action, details),
        minWidth: 176,
        priority: 1,
        isBrief: true,
      },
      {
        id: 'subject',
        header: t`Target`,
        value: (entry) => entry.subjects.map(rowName).join(', ') || (settingOf(entry) ?? null),
        cell: (entry) => <Subject entry={entry} />,
        minWidth: 210,
        priority: 2,
        isBrief: true,
      },
      {
        id: 'at',
        header: t`When (UTC)`,
        value: ({ at }) => utcMinute(at),
        isSortable: true,
        minWidth: 168,
        priority: 1,
        isBrief: true,
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
        id: 'changes',
        header: t`Before and after`,
        value: (entry) => changesOf(entry),
        cell: (entry) => changesOf(entry, isolateText) ?? missing,
        minWidth: 180,
        priority: 4,
      },
      {
        id: 'message',
        header: t`Why`,
        value: ({ message }) => (message === null ? null : text(message)),
        priority: 5,
      },
    ]
  }, [t, text, callName, rowName, settingOf, labelOf, valueOf, outcomes, direction])
}

const tones = { started: 'info', done: 'positive', partly: 'warning', refused: 'warning', failed: 'negative' } as const
