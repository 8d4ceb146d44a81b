import type { AppUser, FilterName } from '@sightline/api-client'
import type { BulkTarget } from '../../../../lib/list-page/bulk/bulkCall.ts'
import { AddOrder } from './AddOrder.tsx'
import { AddUser } from './AddUser.tsx'
import { AdjustPoints } from './AdjustPoints.tsx'
import { DeleteUsers } from './DeleteUsers.tsx'
import { ImportUsers } from './ImportUsers.tsx'
import { ResetUser } from './ResetUser.tsx'
import { SendNotice } from './SendNotice.tsx'
import { ViewAs } from './ViewAs.tsx'

/** What stands over the list. */
export type Opened =
  | { what: 'add' | 'import' }
  | { what: 'reset' | 'view'; user: AppUser }
  | { what: 'order' | 'points' | 'notice'; target: BulkTarget<FilterName<'appUsers'>>; user?: AppUser }
  | {
      what: 'delete'
      target: BulkTarget<FilterName<'appUsers'>>
      user?: AppUser
      /** Selected accounts that nobody at this level deletes. */
      staying?: readonly AppUser[]
    }

interface UserDialogProps {
  opened: Opened | null
  /** What the user of an id is called, in reports. */
  nameOfId: (id: string) => string
  /** The users of the page. */
  users: readonly AppUser[]
  onClose: () => void
  /** Called when rows may look different now. */
  onChanged: () => void
  /** Called with the ids of rows that are gone. */
  onDeleted: (ids: readonly string[]) => void
  /** Called with the job that goes on with many rows. */
  onJob: (jobId: string) => void
}

/** The dialog that is open. */
export function UserDialog({ opened, users, nameOfId, onClose, onChanged, onDeleted, onJob }: UserDialogProps) {
  switch (opened?.what) {
    case undefined:
      return null
    case 'add':
      return <AddUser onChanged={onChanged} onClose={onClose} />
    case 'import':
      return <ImportUsers onChanged={onChanged} onClose={onClose} />
    case 'reset':
      return <ResetUser user={opened.user} onChanged={onChanged} onClose={onClose} />
    case 'view':
      return <ViewAs user={opened.user} onClose={onClose} />
    case 'order':
      return <AddOrder {...aboutMany(opened, nameOfId)} onChanged={onChanged} onClose={onClose} />
    case 'points':
      return <AdjustPoints {...aboutMany(opened, nameOfId)} onChanged={onChanged} onClose={onClose} />
    case 'notice':
      return <SendNotice {...aboutMany(opened, nameOfId)} onJob={onJob} onClose={onClose} />
    case 'delete':
      return (
        <DeleteUsers
          {...aboutMany(opened, nameOfId)}
          users={users}
          staying={opened.staying ?? []}
          onDeleted={onDeleted}
          onJob={onJob}
          onClose={onClose}
        />
      )
  }
}

const aboutMany = (
  { target, user }: Extract<Opened, { target: BulkTarget<FilterName<'appUsers'>> }>,
  nameOfId: (id: string) => string,
) => ({ target, user, nameOfId })
