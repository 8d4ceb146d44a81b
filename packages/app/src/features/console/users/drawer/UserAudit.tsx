import { Trans, useLingui } from '@lingui/react/macro'
import type { AppUser } from '@sightline/api-client'
import { EmptyState, Inline, Link, Rays, Stack, UserLabel, type DataTableColumn } from '@sightline/ui'
import { RelatedRows } from '../../../../lib/list-page/row/RelatedRows.tsx'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { utcMinute } from '../../../../lib/list-page/utc.ts'
import { hrefOf } from '../../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { EntryDetails } from '../../audit/EntryDetails.tsx'
import { useAuditColumns } from '../../audit/useAuditColumns.tsx'
import type { AuditEntry } from '../../audit/useAuditList.ts'
import { useCallNames } from '../../audit/useCallNames.ts'
import { usersKey } from '../useUserList.ts'

/** What staff did with a user, the newest first. */
export function UserAudit({ user }: { user: AppUser }) {
  const { t } = useLingui()
  const api = useApi()
  const callName = useCallNames()
  const columns = useAuditColumns().flatMap((column) =>
    isKnown(column) ? [] : [column.id === 'actor_email' ? withTime(column) : column],
  )
  return (
    <Stack>
      <Inline>
        <Link href={hrefOf(`${paths.audit}?user_email=${encodeURIComponent(user.email)}`)}>
          <Trans>Open in the audit log</Trans>
        </Link>
      </Inline>
      <RelatedRows
        caption={t`What staff did to this user`}
        queryKey={[usersKey, 'audit', user.id]}
        columns={columns}
        density="regular"
        rowName={({ action, details }) => callName(action, details)}
        readPage={({ current, pageSize }, signal) =>
          api.audit.fetchList({ user_id: user.id, current, pageSize }, { signal })
        }
        details={detailsOf}
        empty={<EmptyState logo={<Rays width={520} />} title={<Trans>No changes yet</Trans>} />}
      />
    </Stack>
  )
}

/** Whom it is about is known here, and when it was stands below who did it. */
const isKnown = ({ id }: DataTableColumn<AuditEntry>) => id === 'subject' || id === 'at'

const withTime = (column: DataTableColumn<AuditEntry>): DataTableColumn<AuditEntry> => ({
  ...column,
  cell: ({ actor_email, at }) => <UserLabel name={actor_email} description={`${utcMinute(at)} UTC`} />,
})

const detailsOf = (entry: AuditEntry) => <EntryDetails entry={entry} />
