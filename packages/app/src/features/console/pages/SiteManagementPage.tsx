import { Trans, useLingui } from '@lingui/react/macro'
import { Button, EditIcon, EmptyState, nothingSelected, PlusIcon, SitesIcon } from '@sightline/ui'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { BulkJob } from '../../../lib/list-page/bulk/BulkJob.tsx'
import { targetOf } from '../../../lib/list-page/bulk/bulkCall.ts'
import { useBulkJob } from '../../../lib/list-page/bulk/useBulkJob.ts'
import { ConsoleList } from '../../../lib/list-page/ConsoleList.tsx'
import { RowDrawer } from '../../../lib/list-page/row/RowDrawer.tsx'
import { useOpenRow } from '../../../lib/list-page/row/useOpenRow.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { AddSite } from '../sites/AddSite.tsx'
import { ChangeSites } from '../sites/ChangeSites.tsx'
import { ChangeStatus } from '../sites/ChangeStatus.tsx'
import { DeleteSites } from '../sites/DeleteSites.tsx'
import { SiteDrawer } from '../sites/SiteDrawer.tsx'
import { TransferOwnership } from '../sites/TransferOwnership.tsx'
import { SiteMetricsDialog } from '../users/dialogs/SiteMetricsDialog.tsx'
import { useSiteColumns } from '../sites/useSiteColumns.tsx'
import { useSiteActions, type OpenedSite } from '../sites/useSiteActions.ts'
import { siteFilters, sitesKey, useSiteList, type ManagedSite } from '../sites/useSiteList.ts'
import { useThemeNames } from '../sites/useThemeNames.ts'

const nameOf = ({ domain }: ManagedSite) => domain

/** The console’s page of all websites of the instance. */
export default function SiteManagementPage() {
  const { t } = useLingui()
  const api = useApi()
  const [, navigate] = useLocation()
  const list = useSiteList()
  const themes = useThemeNames()
  const columns = useSiteColumns(themes)
  const [opened, setOpened] = useState<OpenedSite | null>(null)
  const close = () => setOpened(null)
  const { list: rows } = list
  const open = useOpenRow({
    list: sitesKey,
    rows,
    keyOf: ({ id }) => id,
    find: (id, signal) => api.app.fetchAppWebsiteList({ id, pageSize: 1 }, { signal }),
  })
  const bulkJob = useBulkJob(sitesKey, {
    'app.deleteAppWebsite': { label: t`Deleting websites`, done: t`Deleted` },
    'app.updateAppWebsites': { label: t`Changing websites`, done: t`Saved` },
  })
  const onJob = (id: string) => {
    list.setSelected(nothingSelected)
    bulkJob.follow(id)
  }
  const nameOfId = useCallback((id: string) => rows?.find((site) => site.id === id)?.domain ?? `id ${id}`, [rows])
  const labels: Record<(typeof siteFilters)[number], string> = {
    name: t`Name`,
    domain: t`Domain`,
    owner_email: t`Owner’s e-mail`,
    owner_id: t`Owner ID`,
    theme_id: t`Template`,
    status: t`Status`,
  }
  const items: Partial<Record<(typeof siteFilters)[number], readonly { value: string; label: string }[]>> = {
    status: [
      { value: 'active', label: t`Active` },
      { value: 'disabled', label: t`Disabled` },
    ],
    theme_id: themes,
  }
  const addButton = (
    <Button variant="primary" icon={PlusIcon} onPress={() => setOpened({ what: 'add' })}>
      <Trans>Add website</Trans>
    </Button>
  )
  const { menuOf, bulkActions } = useSiteActions({
    onOpen: setOpened,
    onOpenDashboard: ({ id }) => navigate(paths.dashboard(id)),
    selectedTarget: () => targetOf(list.selected, list.filters, list.pagination.total),
  })
  return (
    <ConsoleList
      list={list}
      title={t`Site management`}
      searchLabel={t`Search websites`}
      fields={siteFilters.map((name) => ({ name, label: labels[name], items: items[name] }))}
      actions={addButton}
      progress={<BulkJob followed={bulkJob} nameOf={nameOfId} onChanged={list.refresh} />}
      columns={columns}
      rowName={nameOf}
      rowAction={(site) => {
        const { domain } = site
        return { label: t`Edit ${domain}`, icon: EditIcon, onPress: () => open.open(site.id), isOpening: true }
      }}
      rowMenu={menuOf}
      bulkActions={bulkActions}
      csvName="app-websites"
      settingsOf="sites"
      empty={
        <EmptyState icon={SitesIcon} title={<Trans>There are no websites yet</Trans>} actions={addButton}>
          <Trans>Every website that somebody adds appears here.</Trans>
        </EmptyState>
      }
    >
      <RowDrawer open={open}>
        {(site) => <SiteDrawer key={site.id} site={site} open={open} onChanged={list.refresh} />}
      </RowDrawer>
      {opened?.what === 'add' && <AddSite onChanged={list.refresh} onClose={close} />}
      {opened?.what === 'transfer' && <TransferOwnership site={opened.site} onChanged={list.refresh} onClose={close} />}
      {opened?.what === 'status' && <ChangeStatus site={opened.site} onChanged={list.refresh} onClose={close} />}
      {opened?.what === 'query' && <SiteMetricsDialog user={opened.site.owner} site={opened.site} onClose={close} />}
      {opened?.what === 'change' && (
        <ChangeSites {...opened} {...{ nameOfId, onJob }} onChanged={list.refresh} onClose={close} />
      )}
      {opened?.what === 'delete' && (
        <DeleteSites {...opened} {...{ nameOfId, onJob }} site={opened.site} onDeleted={list.forget} onClose={close} />
      )}
    </ConsoleList>
  )
}
