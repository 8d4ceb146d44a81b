import type { CallOutput } from '@sightline/api-client'
import { Stack, token } from '@sightline/ui'
import { styled } from 'styled-components'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import { withTexts } from '../../../lib/lazy-code/loadPage.ts'
import { DeletionNotice } from './DeletionNotice.tsx'

const ViewAsNotice = lazyInPlace(withTexts(() => import('./ViewAsNotice.tsx'), 'management'))

/** The notices, one above the other. */
export default function AccountNoticeList({ account }: { account: CallOutput<'user', 'info'> }) {
  const { view_as: viewAs, userinfo, deletion_due_at: dueAt } = account
  return (
    <Root>
      <Stack>
        {viewAs !== null && (
          <ViewAsNotice email={userinfo.email} isReadOnly={viewAs.is_read_only} expiresAt={viewAs.expires_at} />
        )}
        {dueAt !== null && <DeletionNotice dueAt={dueAt} canKeep={viewAs?.is_read_only !== true} />}
      </Stack>
    </Root>
  )
}

const Root = styled.div`
  margin-block-end: ${token['space-6']};
`
