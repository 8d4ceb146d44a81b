import { Trans, useLingui } from '@lingui/react/macro'
import type { AppUser } from '@sightline/api-client'
import { type DataTableColumn, EmptyState, Rays, StatsIcon } from '@sightline/ui'
import { useMemo, useState } from 'react'
import { dayColumn, keyColumn } from '../../../../lib/list-page/columns.tsx'
import { RelatedRows } from '../../../../lib/list-page/row/RelatedRows.tsx'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { SiteMetricsDialog, type UserSite } from '../dialogs/SiteMetricsDialog.tsx'
import { usersKey } from '../useUserList.ts'

/** The websites of a user, and the metrics of one of them for support. */
export function UserSites({ user }: { user: AppUser }) {
  const { t } = useLingui()
  const api = useApi()
  const [querySite, setQuerySite] = useState<UserSite | null>(null)
  const columns = useMemo(
    (): DataTableColumn<UserSite>[] => [
      { id: 'domain', header: t`Domain`, value: ({ domain }) => domain, isSortable: true, minWidth: 140 },
      {
        id: 'pageviews',
        header: t`Views, 30 days`,
        value: ({ pageviews }) => pageviews,
        kind: 'number',
        minWidth: 110,
      },
      {
        id: 'visitors',
        header: t`Visitors, 30 days`,
        value: ({ visitors }) => visitors,
        kind: 'number',
        minWidth: 120,
        priority: 3,
      },
      { id: 'name', header: t`Name`, value: ({ name }) => name, priority: 4 },
      { ...keyColumn<UserSite>('id', t`Site ID`, ({ id }) => id), priority: 5 },
      { ...dayColumn<UserSite>('created_at', t`Created`, ({ created_at }) => created_at), priority: 3 },
    ],
    [t],
  )
  return (
    <>
      <RelatedRows
        caption={t`Websites of this user`}
        queryKey={[usersKey, 'sites', user.id]}
        columns={columns}
        rowName={({ domain }) => domain}
        readPage={({ current, pageSize, listSorter: { columnKey, order } }, signal) =>
          api.app.fetchAppWebsiteList(
            {
              owner_id: user.id,
              current,
              pageSize,
              ...((columnKey === 'domain' || columnKey === 'created_at') && order !== null && { columnKey, order }),
            },
            { signal },
          )
        }
        rowAction={(site) => {
          const { domain } = site
          return { label: t`Statistics of ${domain}`, icon: StatsIcon, onPress: () => setQuerySite(site) }
        }}
        empty={<EmptyState logo={<Rays width={520} />} title={<Trans>This user has no websites</Trans>} />}
      />
      {querySite !== null && <SiteMetricsDialog user={user} site={querySite} onClose={() => setQuerySite(null)} />}
    </>
  )
}
