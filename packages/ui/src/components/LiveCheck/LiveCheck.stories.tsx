import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Link } from '../Link/index.ts'
import { LiveCheck } from './LiveCheck.tsx'

const created = { label: 'Site created', at: '2026-11-20T10:24:07.000Z' }

const meta = preview.meta({
  title: 'Feedback/LiveCheck',
  component: LiveCheck,
  args: {
    state: 'waiting' as const,
    title: 'Waiting for the first event…',
    children: 'Open harborlane.com in another tab. This page moves on by itself.',
    log: [created, { label: 'Listening', note: 'every 2 s' }],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
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
    title: 'The first event is here',
    children: <Link href="#dashboard">Open the dashboard</Link>,
    log: [created, { label: 'First event', at: '2026-11-20T10:25:00.000Z' }],
  },
})
export const Dropped = meta.story({ args: { state: 'dropped', title: 'Seen, dropped as a bot' } })
export const WithHelp = meta.story({
  args: { help: 'Nothing yet? Look whether the snippet is in the source of the page.' },
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar' } })
export const Chinese = meta.story({ globals: { locale: 'zh-CN' } })
