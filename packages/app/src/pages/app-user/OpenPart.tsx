import type { AppUser } from '@sightline/api-client'
import type { BulkTarget } from '../../lists/bulk.ts'
import { AddUser } from './AddUser.tsx'
import { DeleteUsers } from './DeleteUsers.tsx'
import { ImportUsers } from './ImportUsers.tsx'
import type { FilterName } from './names.ts'
import { ResetUser } from './ResetUser.tsx'
import { SendNotice } from './SendNotice.tsx'
import { UserDrawer } from './UserDrawer.tsx'
import { ViewAs } from './ViewAs.tsx'

/** What stands over the list. */
export type Opened =
  | { what: 'add' }
  | { what: 'import' }
  | { what: 'user'; user: AppUser; canEdit: boolean }
  | { what: 'reset' | 'view'; user: AppUser }
  | { what: 'notice' | 'delete'; target: BulkTarget<FilterName>; user?: AppUser }

interface OpenPartProps {
  opened: Opened | null
  isAdmin: boolean
  onOpen: (opened: Opened | null) => void
  /** Called when rows may look different now. */
  onChanged: () => void
  /** Called with the ids of rows that are gone. */
  onDeleted: (ids: readonly string[]) => void
}

/** The drawer or dialog that is open. */
export function OpenPart({ opened, isAdmin, onOpen, onChanged, onDeleted }: OpenPartProps) {
  const onClose = () => onOpen(null)
  switch (opened?.what) {
    case undefined:
      return null
    case 'add':
      return <AddUser onChanged={onChanged} onClose={onClose} />
    case 'import':
      return <ImportUsers onChanged={onChanged} onClose={onClose} />
    case 'user': {
      const { user, canEdit } = opened
      return (
        <UserDrawer
          key={user.id}
          user={user}
          canEdit={canEdit}
          isAdmin={isAdmin}
          onChanged={onChanged}
          onDelete={() => onOpen({ what: 'delete', target: { input: { ids: [user.id] }, count: 1 }, user })}
          onClose={onClose}
        />
      )
    }
    case 'reset':
      return <ResetUser user={opened.user} onChanged={onChanged} onClose={onClose} />
    case 'view':
      return <ViewAs user={opened.user} onClose={onClose} />
    case 'notice':
      return <SendNotice target={opened.target} user={opened.user} onClose={onClose} />
    case 'delete':
      return <DeleteUsers target={opened.target} user={opened.user} onDeleted={onDeleted} onClose={onClose} />
  }
}
