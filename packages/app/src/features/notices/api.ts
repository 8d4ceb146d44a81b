import { unwrap } from '@sightline/api-client'
import { toast, type ListQuery } from '@sightline/ui'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../lib/api/ApiContext.ts'
import { useMessageText } from '../../lib/i18n/messageTexts.ts'
import { useSession } from '../auth/index.ts'

const noticesKey = ['notices']
const latest = { current: 1, pageSize: 20 }
const LOOK_MS = { bell: 60_000, page: 15_000 }

/** The person’s latest notices, and the number of all unread ones. */
export const useLatestNotices = () => useNoticesEvery(LOOK_MS.bell, latest)

/** A page of the person’s notices, the newest first: read anew when it opens, whatever the bell has, and often then. */
export const useNotices = (query: Pick<ListQuery, 'current' | 'pageSize'>) =>
  useNoticesEvery(LOOK_MS.page, query, { staleTime: 0 })

function useNoticesEvery(
  refetchInterval: number,
  { current, pageSize }: Pick<ListQuery, 'current' | 'pageSize'>,
  options: { staleTime?: number } = {},
) {
  const api = useApi()
  const { userinfo } = useSession()
  return useQuery({
    queryKey: [...noticesKey, current, pageSize],
    queryFn: ({ signal }) => unwrap(api.user.notices({ current, pageSize }, { signal, progress: false })),
    placeholderData: keepPreviousData,
    refetchInterval,
    ...options,
    enabled: userinfo !== null,
  })
}

/** Marks notices as read or unread, and reloads them. */
export function useMarkNotices() {
  const api = useApi()
  const cache = useQueryClient()
  const text = useMessageText()
  const [isPending, setIsPending] = useState(false)
  const mark = async (input: { ids?: string[]; is_unread?: boolean }) => {
    setIsPending(true)
    const result = await api.user.readNotices(input)
    setIsPending(false)
    if (result.code === 200) await cache.invalidateQueries({ queryKey: noticesKey })
    else toast.error(text(result.message))
  }
  return {
    isPending,
    onRead: (id: string): void => void mark({ ids: [id] }),
    onUnread: (id: string): void => void mark({ ids: [id], is_unread: true }),
    onReadAll: (): void => void mark({}),
  }
}
