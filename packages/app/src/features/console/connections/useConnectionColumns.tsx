import { useLingui } from '@lingui/react/macro'
import type { ConnectionOfUser } from '@sightline/api-client'
import type { DataTableColumn } from '@sightline/ui'
import { useMemo } from 'react'
import { ConnectionStateBadge, providerNames } from '../../connections/index.ts'
import { dayColumn } from '../../../lib/list-page/columns.tsx'
import { useFieldLabels } from '../fields/useFieldLabels.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'

/** The columns of the list of connected accounts. */
export function useConnectionColumns(): readonly DataTableColumn<ConnectionOfUser>[] {
  const { t } = useLingui()
  const text = useMessageText()
  const fieldLabels = useFieldLabels()
  return useMemo(
    (): DataTableColumn<ConnectionOfUser>[] => [
      { id: 'label', header: t`Account`, value: ({ label }) => label, minWidth: 120 },
      {
        id: 'provider',
        header: t`Provider`,
        value: ({ provider }) => providerNames[provider],
        isSortable: true,
        minWidth: 96,
        priority: 2,
      },
      {
        id: 'state',
        header: t`Status`,
        value: ({ state }) => state,
        cell: ({ state }) => <ConnectionStateBadge state={state} />,
        isSortable: true,
        minWidth: 172,
        priority: 1,
        isBrief: true,
      },
      {
        id: 'email',
        header: fieldLabels.email,
        value: ({ email }) => email,
        isSortable: true,
        minWidth: 150,
        priority: 1,
        isBrief: true,
      },
      {
        id: 'site_count',
        header: t`Sites`,
        description: t`Sites that depend on it`,
        value: ({ site_count }) => site_count,
        kind: 'number',
        minWidth: 72,
        priority: 3,
      },
      {
        id: 'last_error',
        header: t`Last error`,
        value: ({ last_error }) => (last_error === null ? null : text(last_error)),
        minWidth: 120,
        priority: 4,
      },
      { ...dayColumn('last_used_at', t`Last used`, ({ last_used_at }) => last_used_at), priority: 3 },
      {
        ...dayColumn('connected_at', t`Connected on`, ({ connected_at }) => connected_at),
        priority: 3,
        minWidth: 132,
      },
      {
        id: 'scopes',
        header: t`Permissions`,
        value: ({ scopes }) => (scopes.length === 0 ? null : scopes.map(scopeName).join(', ')),
        minWidth: 150,
        priority: 5,
      },
    ],
    [t, text, fieldLabels],
  )
}

/** A permission as its provider calls it: Google’s are addresses, of which the end tells them apart. */
const scopeName = (scope: string) => scope.split('/').at(-1) ?? scope
