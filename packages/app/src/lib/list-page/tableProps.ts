import type { DataTableProps } from '@sightline/ui'

/**
 * The props that the tables of the console’s lists share: without a chosen order, the service sends the newest row
 * first.
 */
export const tableProps = {
  defaultSorter: { columnKey: 'created_at', order: 'descend' },
  // Local storage is reserved for session, language and theme.
  storage: 'session',
} as const satisfies Pick<DataTableProps<never>, 'defaultSorter' | 'storage'>
