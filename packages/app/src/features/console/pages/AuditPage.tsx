import { Trans, useLingui } from '@lingui/react/macro'
import { AuditIcon, EmptyState } from '@sightline/ui'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { EntryDetails } from '../audit/EntryDetails.tsx'
import { useAuditList, type AuditEntry } from '../audit/useAuditList.ts'
import { useAuditColumns } from '../audit/useAuditColumns.tsx'
import { useAuditFilterFields } from '../audit/useAuditFilterFields.ts'
import { useCallNames } from '../audit/useCallNames.ts'
import { ExportButton } from '../list-export/ExportButton.tsx'
import { ConsoleList } from '../../../lib/list-page/ConsoleList.tsx'
import { useExportAll } from '../list-export/useExportAll.ts'

const detailsOf = (entry: AuditEntry) => <EntryDetails entry={entry} />

/** The log of the calls that staff sent: who changed which account, and how. */
export default function AuditPage() {
  const { t } = useLingui()
  const api = useApi()
  const callName = useCallNames()
  const fields = useAuditFilterFields()
  const list = useAuditList()
  const columns = useAuditColumns()
  const { exportRows, isExporting } = useExportAll({
    list: 'auditEntries',
    query: list.query,
    fetch: (input) => api.audit.fetchList(input),
    columns,
    name: 'audit-log',
  })
  return (
    <ConsoleList
      list={list}
      title={t`Audit log`}
      searchLabel={t`Search the audit log`}
      fields={fields}
      actions={<ExportButton isExporting={isExporting} onExport={() => void exportRows()} />}
      columns={columns}
      rowName={({ action, actor_email }) => `${actor_email}: ${callName(action)}`}
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
