import { CircleAlert, Globe, ReceiptText, Target } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { NotificationList, type NotificationItem, type NotificationListProps } from './NotificationList.tsx'

const items: NotificationItem[] = [
  {
    id: 'goal',
    title: 'The goal Sign-ups was reached',
    text: '120 conversions since November 1.',
    time: '2026-11-20T09:12:00Z',
    isUnread: true,
    href: '#goal',
    icon: Target,
    tone: 'positive',
  },
  {
    id: 'silent',
    title: 'No data from tidepool.dev for 3 days',
    time: '2026-11-20T06:40:00Z',
    isUnread: true,
    icon: CircleAlert,
    tone: 'warning',
  },
  {
    id: 'order',
    title: 'Your order is paid',
    text: 'A year of Premium, until November 19, 2027.',
    time: '2026-11-19T15:05:00Z',
    href: '#order',
    icon: ReceiptText,
  },
  {
    id: 'site',
    title: 'Mira shares a-very-long-domain-name-without-any-space-in-it.example.com with you',
    time: '2026-11-11T08:00:00Z',
    icon: Globe,
  },
]

const empty = <EmptyState icon={Target} title="Nothing yet" level={3} />

const meta = preview.meta({
  title: 'Data/NotificationList',
  component: NotificationList,
  args: {
    'aria-label': 'Notifications',
    items,
    onRead: fn(),
    // A story leads nowhere.
    onClick: (event) => event.preventDefault(),
    timeZone: 'UTC',
    empty,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
})

function Kept(props: NotificationListProps) {
  const [read, setRead] = useState<readonly string[]>([])
  return (
    <NotificationList
      {...props}
      items={items.map((item) => ({ ...item, isUnread: item.isUnread === true && !read.includes(item.id) }))}
      onRead={(id) => {
        setRead([...read, id])
        props.onRead?.(id)
      }}
    />
  )
}

export const Default = meta.story({
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const today = within(canvas.getByRole('list', { name: 'Today' }))
    await expect(today.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('list', { name: 'Yesterday' })).toHaveTextContent('Your order is paid')
    await expect(canvas.getByRole('list', { name: 'Wednesday, Nov 11' })).toBeVisible()
    await expect(canvas.getAllByText('Unread:')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as read: No data from tidepool.dev for 3 days' }))
    await expect(args.onRead).toHaveBeenLastCalledWith('silent')
    await expect(canvas.getAllByText('Unread:')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('link', { name: 'The goal Sign-ups was reached' }))
    await expect(args.onRead).toHaveBeenLastCalledWith('goal')
    await expect(canvas.queryByText('Unread:')).toBeNull()
  },
})

/** Following a notification that was read before calls nothing. */
export const ReadBefore = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Your order is paid' }))
    await expect(args.onRead).not.toHaveBeenCalled()
  },
})

export const MarkUnread = meta.story({
  args: { onUnread: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as unread: Your order is paid' }))
    await expect(args.onUnread).toHaveBeenLastCalledWith('order')
    await expect(canvas.queryByRole('button', { name: /^Mark as unread: The goal/ })).toBeNull()
  },
})

export const Loading = meta.story({
  args: { items: undefined, loadingState: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Notifications' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText('Nothing yet')).toBeNull()
  },
})

export const Failed = meta.story({
  args: { items: undefined, loadingState: 'error', errorMessage: 'The service does not answer', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The service does not answer')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Empty = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing yet' })).toBeVisible()
  },
})

const Matrix = () => (
  <StateGrid $column="22rem">
    <State name="unread and read">
      <NotificationList aria-label="Notifications" items={items} timeZone="UTC" onRead={fn()} />
    </State>
    <State name="loading">
      <NotificationList aria-label="Notifications" loadingState="loading" />
    </State>
    <State name="empty">
      <NotificationList aria-label="Notifications" items={[]} empty={empty} />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, decorators: [], render: Matrix })
