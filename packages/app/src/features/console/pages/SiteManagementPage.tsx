import type { FilterName } from '@sightline/api-client'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  ArrowRightIcon,
  ButtonLink,
  DeleteIcon,
  EmptyState,
  nothingSelected,
  PlusIcon,
  SitesIcon,
  StopIcon,
  TransferIcon,
} from '@sightline/ui'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { BulkJob } from '../../../lib/list-page/bulk/BulkJob.tsx'
import { targetOf, targetOfOne, type BulkTarget } from '../../../lib/list-page/bulk/bulk.ts'
import { useBulkJob } from '../../../lib/list-page/bulk/useBulkJob.ts'
import { ConsoleList } from '../../../lib/list-page/ConsoleList.tsx'
import { hrefOf } from '../../../lib/navigation/hash.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { ChangeStatus } from '../sites/ChangeStatus.tsx'
import { DeleteSites } from '../sites/DeleteSites.tsx'
import { TransferOwnership } from '../sites/TransferOwnership.tsx'
import { useColumns } from '../sites/useColumns.tsx'
import { siteFilters, sitesKey, useSiteList, type ManagedSite } from '../sites/useSiteList.ts'

const nameOf = ({ domain }: ManagedSite) => domain

type Opened =
  | { what: 'transfer' | 'status'; site: ManagedSite }
  | { what: 'delete'; target: BulkTarget<FilterName<'sites'>>; site?: ManagedSite }

/** The console’s page of all websites of the instance. */
export default function SiteManagementPage() {
  const { t } = useLingui()
  const [, navigate] = useLocation()
  const list = useSiteList()
  const columns = useColumns()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const { list: rows } = list
  const bulkJob = useBulkJob(sitesKey, {
    'app.deleteAppWebsite': { label: t`Deleting websites`, done: t`Deleted` },
  })
  const nameOfId = useCallback((id: string) => rows?.find((site) => site.id === id)?.domain ?? `id ${id}`, [rows])
  const labels: Record<(typeof siteFilters)[number], string> = {
    name: t`Name`,
    domain: t`Domain`,
    owner_email: t`Owner’s e-mail`,
    owner_id: t`Owner’s id`,
    status: t`Status`,
  }
  const statuses = [
    { value: 'active', label: t`Active` },
    { value: 'disabled', label: t`Disabled` },
  ]
  const addLink = (
    <ButtonLink variant="primary" icon={PlusIcon} href={hrefOf(paths.addWebsite)}>
      <Trans>Add website</Trans>
    </ButtonLink>
  )
  const deletion = { id: 'delete', label: t`Delete`, icon: DeleteIcon }
  return (
    <ConsoleList
      list={list}
      title={t`Site management`}
      searchLabel={t`Search websites`}
      fields={siteFilters.map((name) => ({
        name,
        label: labels[name],
        ...(name === 'status' && { items: statuses }),
      }))}
      actions={addLink}
      progress={<BulkJob followed={bulkJob} nameOf={nameOfId} onChanged={list.refresh} />}
      columns={columns}
      rowName={nameOf}
      rowAction={(site) => {
        const { domain } = site
        return {
          label: t`Open the dashboard of ${domain}`,
          icon: ArrowRightIcon,
          onPress: () => navigate(paths.dashboard(site.id)),
        }
      }}
      rowMenu={(site) => [
        {
          id: 'change',
          items: [
            {
              id: 'transfer',
              label: t`Transfer…`,
              icon: TransferIcon,
              onAction: () => setOpened({ what: 'transfer', site }),
            },
            {
              id: 'status',
              label: site.status === 'active' ? t`Disable` : t`Enable`,
              icon: StopIcon,
              onAction: () => setOpened({ what: 'status', site }),
            },
          ],
        },
        {
          id: 'end',
          items: [
            {
              ...deletion,
              onAction: () => setOpened({ what: 'delete', target: targetOfOne(site.id), site }),
            },
          ],
        },
      ]}
      bulkActions={[
        {
          ...deletion,
          isDanger: true,
          onAction: () =>
            setOpened({ what: 'delete', target: targetOf(list.selected, list.filters, list.pagination.total) }),
        },
      ]}
      csvName="app-websites"
      settingsOf="sites"
      empty={
        <EmptyState icon={SitesIcon} title={<Trans>There are no websites yet</Trans>} actions={addLink}>
          <Trans>Every website that somebody adds appears here.</Trans>
        </EmptyState>
      }
    >
      {opened?.what === 'transfer' && <TransferOwnership site={opened.site} onChanged={list.refresh} onClose={close} />}
      {opened?.what === 'status' && <ChangeStatus site={opened.site} onChanged={list.refresh} onClose={close} />}
      {opened?.what === 'delete' && (
        <DeleteSites
          target={opened.target}
          site={opened.site}
          nameOfId={nameOfId}
          onDeleted={list.forget}
          onJob={(id) => {
            list.setSelected(nothingSelected)
            bulkJob.follow(id)
          }}
          onClose={close}
        />
      )}
    </ConsoleList>
  )
}
