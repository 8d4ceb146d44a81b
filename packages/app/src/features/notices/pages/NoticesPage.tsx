import { Trans, useLingui } from '@lingui/react/macro'
import type { Notice } from '@sightline/api-client'
import { Button, Card, PageHeader, Pagination, Stack, firstQuery, useListState, type ListQuery } from '@sightline/ui'
import { useState } from 'react'
import { useIsReadOnly } from '../../account/index.ts'
import { useMarkNotices, useNotices } from '../api.ts'
import { Notices } from '../list/Notices.tsx'

/** All notices of the signed-in person, page by page. */
export default function NoticesPage() {
  const { t } = useLingui()
  const [query, setQuery] = useState<ListQuery>(firstQuery)
  const notices = useNotices(query)
  const { pagination, changePage } = useListState<Notice>({
    answer: notices.data,
    query,
    onQueryChange: setQuery,
  })
  const { isPending, onRead, onUnread, onReadAll } = useMarkNotices()
  const isReadOnly = useIsReadOnly()
  const canReadAll = !isReadOnly && (notices.data?.unread ?? 0) > 0
  return (
    <Stack gap={8}>
      <PageHeader
        title={<Trans>Notices</Trans>}
        actions={
          canReadAll && (
            <Button isPending={isPending} onPress={onReadAll}>
              <Trans>Mark all as read</Trans>
            </Button>
          )
        }
      />
      <Card>
        <Notices
          aria-label={t`Notices`}
          answer={notices}
          onRead={isReadOnly ? undefined : onRead}
          onUnread={isReadOnly ? undefined : onUnread}
        />
      </Card>
      {pagination.total > query.pageSize && (
        <Pagination aria-label={t`Pages of notices`} pagination={pagination} onChange={changePage} />
      )}
    </Stack>
  )
}
