import { Monitor, Radio, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { EventFeed } from './EventFeed.tsx'
import type { EventFeedItem, EventFeedProps } from './EventFeed.types.ts'

/** Stories begin at this time (`.storybook/clock.ts`). */
const begin = Date.parse('2026-11-20T10:30:00.000Z')
const secondsAgo = (seconds: number) => new Date(begin - seconds * 1000).toISOString()

const desktop = { id: 'device', name: 'Desktop', tag: Monitor }
const phone = { id: 'device', name: 'Phone', tag: Smartphone }
const germany = { id: 'country', name: 'Germany', tag: 'DE' }
const japan = { id: 'country', name: 'Japan', tag: 'JP' }

const itemsNow = (before = 0): EventFeedItem[] => [
  {
    id: 'e5',
    time: secondsAgo(2 + before),
    name: '/pricing',
    kind: 'path',
    details: [{ id: 'source', name: 'Google' }, germany, desktop],
  },
  {
    id: 'e4',
    time: secondsAgo(9 + before),
    name: '/register',
    kind: 'path',
    action: 'Sign-up',
    details: [{ id: 'source', name: 'news.ycombinator.com' }, japan, phone],
  },
  {
    id: 'e3',
    time: secondsAgo(31 + before),
    name: '/blog/2026/how-we-count-visitors-without-a-cookie-and-why-it-is-enough-for-most-sites',
    kind: 'path',
    details: [desktop],
  },
  { id: 'e2', time: secondsAgo(75 + before), name: '/docs', kind: 'path', details: [germany, phone] },
  { id: 'e1', time: secondsAgo(610 + before), name: '/', kind: 'path' },
]

const columns = ['source', 'country', 'device']
const empty = <EmptyState icon={Radio} title="Nothing in the last 30 minutes" level={3} />

const meta = preview.meta({
  title: 'Data/EventFeed',
  component: EventFeed,
  args: { 'aria-label': 'Events as they happen', items: itemsNow(), columns, empty },
})

/** A feed to which a press adds an event. */
function Growing(props: EventFeedProps) {
  const [items, setItems] = useState(props.items ?? [])
  const add = () =>
    setItems((before) => [
      { id: `new${before.length}`, time: secondsAgo(0), name: '/contact', kind: 'path' },
      ...before,
    ])
  return (
    <>
      <button type="button" onClick={add}>
        Add an event
      </button>
      <EventFeed {...props} items={items} />
    </>
  )
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows).toHaveLength(5)
    await expect(rows[0]).toHaveTextContent(/s ago\/pricingGoogleDEGermanyDesktop$/)
    await expect(rows[1]).toHaveTextContent('Sign-up/register')
    await expect(rows[3]).toHaveTextContent('1m ago/docs')
  },
})

/** An age grows by itself. */
export const Ages = meta.story({
  tags: ['behaviour'],
  args: { items: [{ id: 'e', time: secondsAgo(0), name: '/', kind: 'path' }] },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('listitem')
    const before = row.textContent
    await waitFor(() => expect(row.textContent).not.toBe(before), { timeout: 5000 })
  },
})

/** A new event comes in at the top; those that were there do not. */
export const ComesIn = meta.story({
  tags: ['behaviour'],
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an event' }))
    const rows = canvas.getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent('/contact')
    await expect(rows[0]).toHaveAttribute('data-new')
    await expect(rows[1]).not.toHaveAttribute('data-new')
  },
})

/** While the focus is in the list it stands still, and says how many events wait. */
export const Held = meta.story({
  tags: ['behaviour'],
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add an event' })
    const list = canvas.getByRole('list', { name: 'Events as they happen' })
    list.focus()
    // A press of the mouse would take the focus away, as in use, where events come by themselves.
    add.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    add.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const waiting = await canvas.findByRole('button', { name: '2 new' })
    await expect(canvas.queryByText('/contact')).toBeNull()
    await userEvent.tab({ shift: true })
    await expect(waiting).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByText('/contact')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: /new$/ })).toBeNull()
  },
})

/** What waited is shown when the pointer leaves. */
export const Released = meta.story({
  tags: ['behaviour'],
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('/pricing'))
    canvas.getByRole('button', { name: 'Add an event' }).dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect(await canvas.findByRole('button', { name: '1 new' })).toBeVisible()
    await userEvent.unhover(canvas.getByText('/pricing'))
    await expect(await canvas.findByText('/contact')).toBeVisible()
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

export const States = meta.story({
  parameters: inEveryMode,
  render: (args) => (
    <StateGrid $column="20rem">
      <State name="Default">
        {/* Old enough that a picture taken a few seconds later is the same. */}
        <EventFeed {...args} items={itemsNow(125)} />
      </State>
      <State name="Loading">
        <EventFeed {...args} items={undefined} loadingState="loading" />
      </State>
      <State name="Empty">
        <EventFeed {...args} items={[]} />
      </State>
    </StateGrid>
  ),
})
