import { useLingui } from '@lingui/react/macro'
import type { EventImport } from '@sightline/api-client'
import { Badge } from '@sightline/ui'
import { useMemo } from 'react'
import { dayColumn } from '../../../lib/list-page/columns.tsx'
import { useDaysText } from './useImports.ts'

type ShownState = EventImport['state'] | 'failed'

const tones = {
  checking: 'info',
  checked: 'warning',
  importing: 'info',
  kept: 'positive',
  removing: 'info',
  failed: 'negative',
} as const

const shownStateOf = ({ state, has_failed }: EventImport): ShownState => (has_failed ? 'failed' : state)

/** The columns of the imports of a site. */
export function useImportColumns() {
  const { t } = useLingui()
  const daysText = useDaysText()
  return useMemo(() => {
    const stateNames: Record<ShownState, string> = {
      checking: t`Being checked`,
      checked: t`Waiting for you`,
      importing: t`Importing`,
      kept: t`Imported`,
      removing: t`Being removed`,
      failed: t`Removal failed`,
    }
    return [
      { id: 'name', header: t`File`, value: ({ name }: EventImport) => name, isSortable: true, minWidth: 150 },
      {
        id: 'events',
        header: t`Events`,
        // Of a file that waits to be imported, what it would add.
        value: ({ events, preview }: EventImport) => preview?.new_events ?? events,
        kind: 'number' as const,
        isSortable: true,
        minWidth: 90,
      },
      { id: 'days', header: t`Days`, value: (row: EventImport) => daysText(row.preview ?? row), minWidth: 150 },
      {
        id: 'state',
        header: t`Status`,
        value: (row: EventImport) => stateNames[shownStateOf(row)],
        cell: (row: EventImport) => <Badge tone={tones[shownStateOf(row)]}>{stateNames[shownStateOf(row)]}</Badge>,
        minWidth: 120,
        isBrief: true,
      },
      {
        ...dayColumn<EventImport>('created_at', t`Started at`, ({ created_at }) => created_at),
        kind: 'datetime' as const,
        minWidth: 150,
      },
      { id: 'created_by', header: t`By`, value: ({ created_by }: EventImport) => created_by, priority: 2 },
    ]
  }, [t, daysText])
}
