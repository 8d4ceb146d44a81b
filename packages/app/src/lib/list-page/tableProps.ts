import type { DataTableProps } from '@sightline/ui'

/** What the tables of the console's lists share: where nobody has sorted, the service sends the newest row first. */
export const tableProps = {
  defaultSorter: { columnKey: 'created_at', order: 'descend' },
  // Local storage is for session, language and theme alone.
  storage: 'session',
} as const satisfies Pick<DataTableProps<never>, 'defaultSorter' | 'storage'>
