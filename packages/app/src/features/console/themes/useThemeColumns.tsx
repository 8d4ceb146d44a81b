import { useLingui } from '@lingui/react/macro'
import type { Theme } from '@sightline/api-client'
import { Badge, UserLabel, type DataTableColumn } from '@sightline/ui'
import { useMemo } from 'react'
import { dayColumn } from '../../../lib/list-page/columns.tsx'
import { themeFontNames } from '../../../lib/site-theme/themeTokens.ts'
import { useThemeStatusNames } from './useThemeStatusNames.ts'

/** The columns of the list of themes. */
export function useThemeColumns(): readonly DataTableColumn<Theme>[] {
  const { t } = useLingui()
  const statusNames = useThemeStatusNames()
  return useMemo((): DataTableColumn<Theme>[] => {
    const names = { draft: statusNames.draft, published: statusNames.published }
    return [
      {
        id: 'name',
        header: t`Name`,
        value: ({ name }) => name,
        cell: ({ name, description, preview_thumbnail }) => (
          <UserLabel
            name={name}
            description={description ?? undefined}
            end={
              preview_thumbnail === null ? undefined : (
                <img
                  src={preview_thumbnail}
                  alt=""
                  width={48}
                  height={36}
                  loading="lazy"
                  style={{ objectFit: 'contain' }}
                />
              )
            }
          />
        ),
        isSortable: true,
        minWidth: 220,
      },
      {
        id: 'status',
        header: t`Status`,
        value: ({ status }) => names[status],
        cell: ({ status }) => <Badge tone={status === 'published' ? 'positive' : 'neutral'}>{names[status]}</Badge>,
        isSortable: true,
        minWidth: 104,
        priority: 1,
      },
      {
        id: 'websites',
        header: t`Websites`,
        value: ({ websites }) => websites,
        kind: 'number',
        minWidth: 96,
        priority: 2,
      },
      { id: 'accent', header: t`Color`, value: ({ accent }) => accent, kind: 'code', minWidth: 96, priority: 4 },
      {
        id: 'font',
        header: t`Font`,
        value: ({ font }) => (font === null ? null : themeFontNames[font]),
        minWidth: 120,
        priority: 5,
      },
      {
        id: 'repository',
        header: t`Repository`,
        value: ({ repository }) => repository?.replace('https://', '') ?? null,
        minWidth: 150,
        priority: 6,
      },
      {
        id: 'sort',
        header: t`Order`,
        value: ({ sort }) => sort,
        kind: 'number',
        isSortable: true,
        minWidth: 84,
        priority: 3,
      },
      dayColumn('created_at', t`Created`, ({ created_at }) => created_at),
    ]
  }, [t, statusNames.draft, statusNames.published])
}
