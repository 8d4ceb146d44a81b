import { Plural, Trans } from '@lingui/react/macro'
import type { AppUser, FilterName } from '@sightline/api-client'
import { type BulkTarget, bulkInputOf } from '../../../../lib/list-page/bulk/bulkCall.ts'
import { DeleteRows } from '../../../../lib/list-page/bulk/DeleteRows.tsx'
import { Callout } from '@sightline/ui'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { nameOf } from '../nameOf.ts'
import { DeletedUsers } from './DeletedUsers.tsx'

interface DeleteUsersProps {
  target: BulkTarget<FilterName<'appUsers'>>
  /** Who it is, where it is one. */
  user: AppUser | undefined
  /** The users of the page. */
  users: readonly AppUser[]
  /** Selected accounts that stay, as nobody at this level deletes them. */
  staying: readonly AppUser[]
  /** What the user of an id is called, in the report. */
  nameOfId: (id: string) => string
  onDeleted: (ids: readonly string[]) => void
  /** Called with the job that goes on with many rows. */
  onJob: (jobId: string) => void
  onClose: () => void
}

/** Deletes one user, or all that are selected. */
export function DeleteUsers({ target, user, users, staying, nameOfId, onDeleted, onJob, onClose }: DeleteUsersProps) {
  const api = useApi()
  const { count, input } = target
  const name = user === undefined ? '' : nameOf(user)
  const ids = 'ids' in input ? input.ids : []
  return (
    <DeleteRows
      title={
        user === undefined ? (
          <Plural value={count} one="Delete # user?" other="Delete # users?" />
        ) : (
          <Trans>Delete {name}?</Trans>
        )
      }
      confirmLabel={
        user === undefined ? (
          <Plural value={count} one="Delete # user" other="Delete # users" />
        ) : (
          <Trans>Delete user</Trans>
        )
      }
      typed={user?.email ?? String(count)}
      nameOf={nameOfId}
      run={() => api.appUser.deleteAppUser(bulkInputOf('appUsers', input))}
      onDone={(failed) => onDeleted(ids.filter((id) => !failed.includes(id)))}
      onJob={onJob}
      onClose={onClose}
    >
      {staying.length > 0 && (
        <Callout
          title={<Plural value={staying.length} one="# selected account stays" other="# selected accounts stay" />}
        >
          <bdi>{staying.map(({ email }) => email).join(', ')}</bdi>
        </Callout>
      )}
      {ids.length > 0 && <DeletedUsers {...{ ids, users }} />}
      <Trans>
        The account is made anonymous, and its sites and their collected data are deleted. Orders and the ledger of
        points stay. It cannot be undone.
      </Trans>
    </DeleteRows>
  )
}
