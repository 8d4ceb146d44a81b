import { Callout, Stack, token } from '@sightline/ui'
import { styled } from 'styled-components'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { DeletionNotice } from './DeletionNotice.tsx'

interface AccountNoticeListProps {
  isReadOnly: boolean
  /** When the account will be deleted; null where it stays. */
  dueAt: string | null
}

/** The notices, one above the other. */
export default function AccountNoticeList({ isReadOnly, dueAt }: AccountNoticeListProps) {
  const text = useMessageText()
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
