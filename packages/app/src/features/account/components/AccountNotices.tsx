import { Callout, Stack, token } from '@sightline/ui'
import { styled } from 'styled-components'
import { useAccount, useIsReadOnly } from '../api.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'

const DeletionNotice = lazyInPlace(() => import('./DeletionNotice.tsx'))

/**
 * Notices above every page: that this tab views another person’s account and cannot change it, and when the account
 * will be deleted.
 */
export function AccountNotices() {
  const text = useMessageText()
  const isReadOnly = useIsReadOnly()
  const dueAt = useAccount().data?.deletion_due_at ?? null
  if (!isReadOnly && dueAt === null) return null
  return (
    <Root>
      <Stack>
        {isReadOnly && <Callout title={text('read_only_session')} />}
        {dueAt !== null && <DeletionNotice dueAt={dueAt} canKeep={!isReadOnly} />}
      </Stack>
    </Root>
  )
}

const Root = styled.div`
  margin-block-end: ${token['space-6']};
`
