import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Inline, Link, Stack, Text } from '@sightline/ui'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useIsReadOnly } from '../../account/index.ts'
import { useLatestNotices, useMarkNotices } from '../api.ts'
import { Notices } from './Notices.tsx'

interface NoticesPanelProps {
  /** Called when a link is followed. */
  onClose: () => void
}

/** The panel of the latest notices, which the bell opens. */
export default function NoticesPanel({ onClose }: NoticesPanelProps) {
  const { t } = useLingui()
  const notices = useLatestNotices()
  const { isPending, onRead, onReadAll } = useMarkNotices()
  const isReadOnly = useIsReadOnly()
  const unread = notices.data?.unread ?? 0
  return (
    <Stack gap={6}>
      <Inline justify="between">
        <Text variant="primary" size="lg">
          <Trans>Notices</Trans>
        </Text>
        {unread > 0 && !isReadOnly && (
          <Button size="sm" variant="quiet" isPending={isPending} onPress={onReadAll}>
            <Trans>Mark all as read</Trans>
          </Button>
        )}
      </Inline>
      <Notices
        aria-label={t`Latest notices`}
        answer={notices}
        onRead={isReadOnly ? undefined : onRead}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a') !== null) onClose()
        }}
      />
      <Link href={hrefOf(paths.notices)} onClick={onClose}>
        <Trans>All notices</Trans>
      </Link>
    </Stack>
  )
}
