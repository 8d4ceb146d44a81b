import { msg } from '@lingui/core/macro'
import { Check, CircleDot } from 'lucide-react'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { formatIsoDay } from '../../../format/date.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useText } from '../../../format/useText.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { ErrorState } from '../../feedback/ErrorState/index.ts'
import { Skeleton } from '../../feedback/Skeleton/index.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts'
import { isOnItsWay, type LoadingProps, type StrictOmit } from '../../props.ts'
import { IconSlot } from '../Icon/IconSlot.tsx'
import type { IconSource } from '../Icon/index.ts'
import { byDay } from './groupByDay.ts'
import { Day, Dot, End, Item, List, Mark, Root, Time, Title, Words } from './NotificationList.styles.ts'
import { timeZoneOf } from '../../timeZoneOf.ts'

export interface NotificationItem {
  id: string
  /** The event in a few words. */
  title: string
  /** A sentence below the title. */
  text?: ReactNode | undefined
  /** The time of the event, as ISO 8601. */
  time: string
  /** @default false */
  isUnread?: boolean | undefined
  /** The address of the item; the whole item is the link. */
  href?: string | undefined
  /** The icon of its subject. */
  icon?: IconSource | undefined
  /**
   * The meaning, which decides the colour of its icon.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'info' | 'positive' | 'warning' | 'negative' | undefined
}

export interface NotificationListProps
  extends LoadingProps, StrictOmit<ComponentPropsWithRef<'div'>, 'children' | 'aria-label'> {
  'aria-label': string
  /** The notifications, the newest first. */
  items?: readonly NotificationItem[] | undefined
  /**
   * Called with the id of an unread item whose link is followed or that is marked as read; without it, items cannot be
   * marked as read.
   */
  onRead?: ((id: string) => void) | undefined
  /** Called with the id of a read item that is marked as unread; without it, items cannot be marked as unread. */
  onUnread?: ((id: string) => void) | undefined
  /** Content where there are none: an EmptyState. */
  empty?: ReactNode | undefined
  /**
   * The time zone of days and hours, as an IANA name.
   * @default that of the device
   */
  timeZone?: string | undefined
}

/**
 * Notifications, day by day, the unread marked by a dot and by their weight. The root takes the ref and all other
 * props.
 */
export function NotificationList(props: NotificationListProps) {
  const {
    items = none,
    onRead,
    onUnread,
    empty,
    timeZone,
    loadingState = 'idle',
    errorMessage,
    onRetry,
    ...rest
  } = props
  const text = useText()
  const zone = timeZoneOf(timeZone ?? zoneOfDevice(), 'NotificationList')
  const content = () => {
    if (loadingState === 'error')
      return (
        <ErrorState title={text(msg`Could not load`)} onRetry={onRetry}>
          {errorMessage}
        </ErrorState>
      )
    if (loadingState === 'loading') return <Waiting />
    if (items.length === 0) return empty
    return byDay(items, zone).map(({ day, items: ofDay }) => (
      <DayOfItems key={ofDay[0]?.id} day={day} items={ofDay} timeZone={zone} onRead={onRead} onUnread={onUnread} />
    ))
  }
  return (
    <Root role="group" {...rest} aria-busy={isOnItsWay(loadingState) || undefined}>
      {content()}
    </Root>
  )
}

const zoneOfDevice = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const none: readonly NotificationItem[] = []

const Waiting = () => (
  <List aria-hidden="true">
    {[70, 55, 62].map((share) => (
      <Item key={share} as="div">
        <Dot />
        <Words>
          <Skeleton inlineSize={`${share}%`} blockSize="1.25rem" />
        </Words>
      </Item>
    ))}
  </List>
)

interface DayOfItemsProps {
  day: string
  items: readonly NotificationItem[]
  timeZone: string
  onRead: NotificationListProps['onRead']
  onUnread: NotificationListProps['onUnread']
}

function DayOfItems({ day, items, timeZone, onRead, onUnread }: DayOfItemsProps) {
  const id = useId()
  const nameOf = useDayName(timeZone)
  return (
    <div data-part="day">
      <Day id={id} suppressHydrationWarning>
        {nameOf(day, items[0]?.time ?? day)}
      </Day>
      {/** Safari does not expose a list without markers as a list unless it has the role. */}
      <List aria-labelledby={id}>
        {items.map((item) => (
          <Notification key={item.id} {...item} timeZone={timeZone} onRead={onRead} onUnread={onUnread} />
        ))}
      </List>
    </div>
  )
}

/** Formats a day as today, yesterday or a full date. */
function useDayName(timeZone: string) {
  const text = useText()
  const format = useFormat()
  return (day: string, time: string): string => {
    const now = new Date()
    if (day === formatIsoDay(now, timeZone)) return text(msg`Today`)
    if (day === formatIsoDay(new Date(now.getTime() - hours24), timeZone)) return text(msg`Yesterday`)
    return format.bucketInFull(time, 'day', timeZone)
  }
}

const hours24 = 24 * 60 * 60 * 1000

interface NotificationProps extends NotificationItem {
  timeZone: string
  onRead: NotificationListProps['onRead']
  onUnread: NotificationListProps['onUnread']
}

function Notification(props: NotificationProps) {
  const { id, title, text: sentence, time, isUnread = false, href, icon, tone = 'neutral', timeZone } = props
  const { onRead, onUnread } = props
  const text = useText()
  const format = useFormat()
  const read = () => {
    if (isUnread) onRead?.(id)
  }
  return (
    <Item data-part="item" data-unread={isUnread || undefined}>
      <Dot />
      {icon === undefined ? (
        <span />
      ) : (
        <Mark data-tone={tone}>
          <IconSlot icon={icon} size={16} />
        </Mark>
      )}
      <Words>
        <Title>
          {isUnread && <VisuallyHidden>{text(msg`Unread:`)} </VisuallyHidden>}
          {href === undefined ? (
            title
          ) : (
            <a href={href} onClick={read}>
              {title}
            </a>
          )}
        </Title>
        {sentence !== undefined && <div>{sentence}</div>}
      </Words>
      <End>
        <Time dateTime={time} title={format.instant(time, timeZone)} suppressHydrationWarning>
          {format.bucket(time, 'minute', timeZone)}
        </Time>
        {onRead !== undefined && isUnread && (
          <IconButton size="sm" icon={Check} aria-label={text(msg`Mark as read: ${title}`)} onPress={read} />
        )}
        {onUnread !== undefined && !isUnread && (
          <IconButton
            size="sm"
            icon={CircleDot}
            aria-label={text(msg`Mark as unread: ${title}`)}
            onPress={() => onUnread(id)}
          />
        )}
      </End>
    </Item>
  )
}
