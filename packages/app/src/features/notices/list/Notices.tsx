import { Trans } from '@lingui/react/macro'
import type { CallOutput } from '@sightline/api-client'
import { BellIcon, EmptyState, NotificationList, type NotificationListProps } from '@sightline/ui'
import { loadingPropsOf } from '../../../lib/api/loadingPropsOf.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { useNoticeItem } from './useNoticeItem.ts'

interface NoticesProps extends Pick<NotificationListProps, 'aria-label' | 'onRead' | 'onUnread' | 'onClick'> {
  answer: { data: CallOutput<'user', 'notices'> | undefined; error: Error | null; refetch: () => Promise<unknown> }
}

/** Notices in the reader’s language, day by day. */
export function Notices({ answer, ...rest }: NoticesProps) {
  const text = useMessageText()
  const itemOf = useNoticeItem()
  return (
    <NotificationList
      {...rest}
      {...loadingPropsOf(answer, text)}
      items={answer.data?.list.map(itemOf)}
      empty={
        <EmptyState icon={BellIcon} title={<Trans>No notices yet</Trans>}>
          <Trans>News about your sites, your membership and your account appears here.</Trans>
        </EmptyState>
      }
    />
  )
}
