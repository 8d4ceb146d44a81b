import { Trans, useLingui } from '@lingui/react/macro'
import { AuditIcon, EmptyState } from '@sightline/ui'
import { EntryDetails } from '../audit/EntryDetails.tsx'
import { useAuditList, type AuditEntry } from '../audit/useAuditList.ts'
import { useAuditColumns } from '../audit/useAuditColumns.tsx'
import { useAuditFilterFields } from '../audit/useAuditFilterFields.ts'
import { useCallNames } from '../audit/useCallNames.ts'
import { ConsoleList } from '../../../lib/list-page/ConsoleList.tsx'

const detailsOf = (entry: AuditEntry) => <EntryDetails entry={entry} />

/** The log of the calls that staff sent: who changed which account, and how. */
export default function AuditPage() {
  const { t } = useLingui()
  const callName = useCallNames()
  const fields = useAuditFilterFields()
  const list = useAuditList()
  const columns = useAuditColumns()
  return (
    <ConsoleList
      list={list}
      title={t`Audit log`}
      searchLabel={t`Search the audit log`}
      fields={fields}
      columns={columns}
      rowName={({ action, actor_email, details }) => `${actor_email}: ${callName(action, details)}`}
      details={detailsOf}
      csvName="audit-log"
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
