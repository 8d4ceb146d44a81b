import { unwrap } from '@sightline/api-client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { usersKey } from './useUserList.ts'

/** Finds users by the beginning of their e-mail address, as the choices of a combobox whose values are their ids. */
export function useUserSearch() {
  const api = useApi()
  const [email, setEmail] = useState('')
  const { data: users = [] } = useQuery({
    queryKey: [usersKey, 'beginning with', email],
    queryFn: ({ signal }) => unwrap(api.appUser.fetchAppUserList({ email, pageSize: 20 }, { signal, progress: false })),
    select: ({ list }) => list,
    placeholderData: keepPreviousData,
  })
  return {
    users,
    /** Props for the combobox. */
    choices: {
      items: users.map((user) => ({ value: user.id, label: user.email })),
      onInputChange: setEmail,
    },
  }
}
