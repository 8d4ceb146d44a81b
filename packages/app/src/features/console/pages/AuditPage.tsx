import { Trans, useLingui } from '@lingui/react/macro'
import { endpoints, type Endpoint } from '@sightline/api-client'
import { AuditIcon, EmptyState } from '@sightline/ui'
import { filterFields } from '../../../lib/list-page/filterFields.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { EntryDetails } from '../audit/EntryDetails.tsx'
import { auditFilters, useAuditList, type AuditEntry } from '../audit/useAuditList.ts'
import { useAuditColumns } from '../audit/useAuditColumns.tsx'
import { useOutcomeNames } from '../audit/useOutcomeNames.ts'
import { ExportButton } from '../list-export/ExportButton.tsx'
import { ConsoleList } from '../../../lib/list-page/ConsoleList.tsx'
import { useExportAll } from '../list-export/useExportAll.ts'

/** The calls that the log records, by the names in its entries. */
const actions = Object.entries<Record<string, Endpoint>>(endpoints)
  .flatMap(([resource, calls]) =>
    Object.entries(calls)
      .filter(([, { level, method, isAuditedForStaff }]) =>
        level === 'admin' || level === 'operator' ? method === 'POST' : isAuditedForStaff === true,
      )
      .map(([name]) => `${resource}.${name}`),
  )
  .toSorted()
  .map((action) => ({ value: action, label: action }))

const nameOf = ({ action, actor_email }: AuditEntry) => `${action}, ${actor_email}`
const detailsOf = (entry: AuditEntry) => <EntryDetails entry={entry} />

/** The log of the calls that staff sent: who changed which account, and how. */
export default function AuditPage() {
  const { t } = useLingui()
  const api = useApi()
  const outcomes = useOutcomeNames()
  const list = useAuditList()
  const columns = useAuditColumns()
  const { exportRows, isExporting } = useExportAll({
    list: 'auditEntries',
    query: list.query,
    fetch: (input) => api.audit.fetchList(input),
    columns,
    name: 'audit-log',
  })
  const labels = {
    actor_id: t`Number of the staff member`,
    actor_email: t`Who`,
    action: t`Action`,
    search: t`Text`,
    outcome: t`Outcome`,
    target_id: t`Number of the row`,
    user_id: t`Number of the user`,
    from: t`From (UTC)`,
    to: t`To (UTC)`,
  }
  const found = new Map(filterFields('auditEntries', labels, outcomes).map((field) => [field.name, field]))
  const fields = auditFilters
    .flatMap((name) => found.get(name) ?? [])
    .map((field) => (field.name === 'action' ? { ...field, items: actions } : field))
  return (
    <ConsoleList
      list={list}
      title={t`Audit log`}
      searchLabel={t`Search the audit log`}
      fields={fields}
      actions={<ExportButton isExporting={isExporting} onExport={() => void exportRows()} />}
      columns={columns}
      rowName={nameOf}
      details={detailsOf}
      csvName="audit-log"
      onExportAll={() => void exportRows()}
      settingsOf="auditEntries"
      defaultSorter={{ columnKey: 'at', order: 'descend' }}
      empty={
        <EmptyState icon={AuditIcon} title={<Trans>Nothing was done yet</Trans>}>
          <Trans>What staff change appears here. Entries are never changed or removed.</Trans>
        </EmptyState>
      }
    />
  )
}
