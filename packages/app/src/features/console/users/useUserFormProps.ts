import type { AppUser, FilterName } from '@sightline/api-client'
import type { BulkTarget } from '../../../lib/list-page/bulk/bulkCall.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { idsOfUsers } from './useUserList.ts'

export interface UserFormProps {
  target: BulkTarget<FilterName<'appUsers'>>
  /** Whom it is about, where it is one. */
  user: AppUser | undefined
  /** What the user of an id is called, in the report. */
  nameOfId?: (id: string) => string
  /** Called when at least one user was changed. */
  onChanged: () => void
  onClose: () => void
}

/** What every form about one user or many hands on to the form of rows. */
export function useUserFormProps({ target, nameOfId = (id) => id, onChanged, onClose }: UserFormProps) {
  const api = useApi()
  return {
    target,
    idsOf: (filters: Parameters<typeof idsOfUsers>[1]) => idsOfUsers(api, filters),
    nameOf: nameOfId,
    onChanged,
    onClose,
  }
}
