import { useLingui } from '@lingui/react/macro'
import { Badge, UserLabel, type DataTableColumn } from '@sightline/ui'
import { useMemo } from 'react'
import { dayColumn } from '../../../lib/list-page/columns.tsx'
import type { ManagedSite } from './useSiteList.ts'

/**
 * The columns of the list of all websites.
 * @param themes The templates by name.
 */
export function useSiteColumns(
  themes: readonly { value: string; label: string }[],
): readonly DataTableColumn<ManagedSite>[] {
  const { t } = useLingui()
  return useMemo((): DataTableColumn<ManagedSite>[] => {
    const statuses = { active: t`Active`, disabled: t`Disabled` }
    return [
      {
        id: 'name',
        header: t`Name`,
        value: ({ name }) => name,
        cell: ({ name, domain }) => <UserLabel name={name} seed={domain} description={domain} />,
        isSortable: true,
        minWidth: 220,
      },
      { id: 'owner', header: t`Owner`, value: ({ owner }) => owner.email, minWidth: 250, priority: 2 },
      {
        id: 'domain',
        header: t`Domain`,
        value: ({ domain }) => domain,
        isSortable: true,
        minWidth: 150,
        priority: 5,
        // It stands below the name.
        isHiddenAtFirst: true,
      },
      {
        id: 'status',
        header: t`Status`,
        value: ({ status }) => statuses[status],
        cell: ({ status }) => <Badge tone={status === 'active' ? 'positive' : 'negative'}>{statuses[status]}</Badge>,
        minWidth: 88,
        priority: 1,
        isBrief: true,
      },
      {
        id: 'pageviews',
        header: t`Views, 30 days`,
        value: ({ pageviews }) => pageviews,
        kind: 'number',
        isSortable: true,
        minWidth: 134,
        priority: 3,
        isBrief: true,
      },
      {
        id: 'visitors',
        header: t`Visitors, 30 days`,
        value: ({ visitors }) => visitors,
        kind: 'number',
        isSortable: true,
        minWidth: 150,
        priority: 3,
      },
      {
        id: 'theme',
        header: t`Template`,
        value: ({ theme_id }) => themes.find(({ value }) => value === theme_id)?.label ?? null,
        minWidth: 120,
        priority: 6,
      },
      {
        id: 'status_reason',
        header: t`Reason`,
        value: ({ status_reason }) => status_reason,
        minWidth: 140,
        priority: 7,
      },
      dayColumn('created_at', t`Created`, ({ created_at }) => created_at),
    ]
  }, [t, themes])
}
