import { unwrap } from '@sightline/api-client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { usersKey } from './useUserList.ts'

/** Users whose e-mail address begins with what is typed into a combobox, by their ids. */
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
    /** What the combobox takes. */
    choices: {
      items: users.map((user) => ({ value: user.id, label: user.email })),
      onInputChange: setEmail,
    },
  }
}
