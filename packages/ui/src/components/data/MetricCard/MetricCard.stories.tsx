import { CircleHelp } from 'lucide-react'
import { expect, fn, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { Sparkline } from '../../../charts/Sparkline/index.ts'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { IconButton } from '../../actions/IconButton/index.ts'
import { MetricCard, type MetricCardProps } from './MetricCard.tsx'

const visitors: MetricCardProps = {
  label: 'Visitors',
  value: '86.4k',
  fullValue: '86,402',
  amount: 86_402,
  delta: { percent: 12.6 },
  note: 'vs 76.7k',
  sparkline: <Sparkline values={[3, 4, 4, 5, 4, 6, 7, 6, 8]} isSelected />,
}

const meta = preview.meta({
  title: 'Data/MetricCard',
  component: MetricCard,
  args: visitors,
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['everyMode'] === true ? undefined : 320 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('group', { name: 'Visitors' }))
    await expect(card.getByText('86.4k')).toHaveAttribute('value', '86402')
    await expect(card.getByText('(86,402)')).toBeInTheDocument()
    await expect(card.getByText(/up 12.6%, better than the previous period/)).toBeInTheDocument()
  },
})

/** The whole card is the link, and its buttons are beside it. */
export const AsLink = meta.story({
  args: { href: '#visitors', actions: <IconButton size="sm" icon={CircleHelp} aria-label="About Visitors" /> },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('group', { name: 'Visitors' })
    const { left, bottom, right, top } = card.getBoundingClientRect()
    const link = canvas.getByRole('link', { name: 'Visitors' })
    await expect(document.elementFromPoint(left + 4, bottom - 4)?.closest('a') ?? null).toBe(link)
    const button = canvas.getByRole('button', { name: 'About Visitors' })
    await expect(document.elementFromPoint(right - 20, top + 20)?.closest('button')).toBe(button)
  },
})

export const Loading = meta.story({
  args: { value: '', loadingState: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Visitors' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText('vs 76.7k')).toBeNull()
  },
})

export const Failed = meta.story({
  args: { value: '', loadingState: 'error', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Could not load')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: Visitors' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Only those who have it hear a value. */
export const Locked = meta.story({
  args: { value: '', isLocked: true, note: 'Only for members' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only for members')).toBeVisible()
    await expect(canvas.queryByText(/12.6/)).toBeNull()
  },
})

/** In a grid cards are as wide as their column. */
const Card = (props: MetricCardProps) => (
  <MetricCard {...props} style={{ inlineSize: '20rem', maxInlineSize: '100%' }} />
)

const Matrix = () => (
  <StateGrid $column="20rem">
    <State name="default">
      <Card {...visitors} />
    </State>
    <State name="worse">
      <Card label="Bounce rate" value="41.8%" delta={{ percent: 3.2, goodWhen: 'down' }} note="vs 40.5%" />
    </State>
    <State name="link with actions">
      <Card
        {...visitors}
        href="#visitors"
        actions={<IconButton size="sm" icon={CircleHelp} aria-label="About Visitors" />}
      />
    </State>
    <State name="tone">
      <Card label="Memory" value="81.3%" tone={{ kind: 'warning', reason: 'Above the limit of 70%' }} />
    </State>
    <State name="live">
      <Card label="Current visitors" value="42" isLive note="last 30 minutes" />
    </State>
    <State name="nothing is known">
      <Card label="Revenue" value="–" note="No orders in this range" />
    </State>
    <State name="loading">
      <Card label="Visitors" value="" loadingState="loading" />
    </State>
    <State name="error">
      <Card label="Visitors" value="" loadingState="error" onRetry={fn()} />
    </State>
    <State name="locked">
      <Card label="Forecast" value="" isLocked note="Only for members" />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
