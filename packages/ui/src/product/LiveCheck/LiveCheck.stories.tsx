import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../docs/StateGrid.tsx'
import { Link } from '../../components/navigation/Link/index.ts'
import { LiveCheck } from './LiveCheck.tsx'

const created = { label: 'Site created', at: '2026-11-20T10:24:07.000Z' }

const meta = preview.meta({
  title: 'Product/LiveCheck',
  component: LiveCheck,
  args: {
    state: 'waiting' as const,
    title: 'Waiting for the first event…',
    children: 'Open harborlane.com in another tab. This page moves on by itself.',
    items: [created, { label: 'Listening', note: 'every 2 s' }],
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for the first event…')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
})
export const Seen = meta.story({
  args: {
    state: 'seen',
    title: 'The first event has arrived',
    children: <Link href="#dashboard">Open the dashboard</Link>,
    items: [created, { label: 'First event', at: '2026-11-20T10:25:00.000Z' }],
  },
})
export const Dropped = meta.story({ args: { state: 'dropped', title: 'Seen, but recognized as a bot' } })
export const WithHelp = meta.story({
  args: { description: 'Nothing yet? Look whether the snippet is in the source of the page.' },
})

const Matrix = () => (
  <StateGrid $column="18rem">
    <State name="waiting">
      <LiveCheck state="waiting" title="Waiting for the first event…" items={[created]}>
        Open harborlane.com in another tab.
      </LiveCheck>
    </State>
    <State name="waiting, with help">
      <LiveCheck
        state="waiting"
        title="Waiting for the first event…"
        items={[created]}
        description="Nothing yet? Look at the source."
      >
        Open harborlane.com in another tab.
      </LiveCheck>
    </State>
    <State name="seen">
      <LiveCheck
        state="seen"
        title="The first event has arrived"
        items={[created, { label: 'First event', at: '2026-11-20T10:25:00.000Z' }]}
      >
        <Link href="#dashboard">Open the dashboard</Link>
      </LiveCheck>
    </State>
    <State name="dropped">
      <LiveCheck
        state="dropped"
        title="Seen, but recognized as a bot"
        items={[created, { label: 'Listening', note: 'every 2 s' }]}
      >
        Try with another browser.
      </LiveCheck>
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
