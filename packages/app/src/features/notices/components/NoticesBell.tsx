import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { BellIcon, IconButton, Popover, Skeleton } from '@sightline/ui'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import { withTexts } from '../../../lib/lazy-code/loadPage.ts'
import { useLatestNotices } from '../api.ts'

/** The number of unread notices, with the latest of them in a panel. */
export function NoticesBell() {
  const { t, i18n } = useLingui()
  const unread = useLatestNotices().data?.unread ?? 0
  const name = t`Notices`
  return (
    <Popover
      aria-label={name}
      align="end"
      style={{ boxSizing: 'border-box', inlineSize: '25rem', maxInlineSize: '100%' }}
      trigger={
        <IconButton
          icon={BellIcon}
          aria-label={
            unread === 0 ? name : t`${plural(unread, { one: 'Notices, # unread', other: 'Notices, # unread' })}`
          }
          badge={badgeOf(unread, i18n.locale)}
        />
      }
    >
      {(close) => <NoticesPanel onClose={close} />}
    </Popover>
  )
}

const MAX_COUNT = 9

function badgeOf(unread: number, locale: string): string | undefined {
  if (unread === 0) return undefined
  const format = new Intl.NumberFormat(locale)
  return unread > MAX_COUNT ? `${format.format(MAX_COUNT)}+` : format.format(unread)
}

const NoticesPanel = lazyInPlace(
  withTexts(() => import('../list/NoticesPanel.tsx'), 'management'),
  () => <Skeleton blockSize="8rem" />,
)
