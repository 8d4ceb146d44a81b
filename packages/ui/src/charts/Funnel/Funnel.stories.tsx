import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../components/actions/Button/index.ts'
import { State, StateGrid } from '../../docs/StateGrid.tsx'
import { Funnel, type FunnelProps } from './Funnel.tsx'

const steps = [
  { id: '1', name: 'Opened the shop', visitors: 12_036, ofFirst: 100, ofPrevious: 100, dropped: 0 },
  { id: '2', name: 'Put something in the basket', visitors: 2910, ofFirst: 24.18, ofPrevious: 24.18, dropped: 9126 },
  { id: '3', name: 'Began to pay', visitors: 1106, ofFirst: 9.19, ofPrevious: 38, dropped: 1804 },
  { id: '4', name: 'Bought', visitors: 742, ofFirst: 6.16, ofPrevious: 67.1, dropped: 364 },
]

const meta = preview.meta({
  title: 'Charts/Funnel',
  component: Funnel,
  args: { name: 'Buying', period: 'Oct 22 – Nov 20', conversionRate: 6.16, items: steps },
})

export const Default = meta.story({
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await waitFor(() => expect(canvas.getByText('9,126 dropped off (75.8%)')).toBeVisible())
    // The first step has no step before it at which visitors could leave.
    await expect(canvas.getAllByText(/ dropped off \(/)).toHaveLength(3)
  },
})

export const WithControls = meta.story({
  args: { controls: <Button size="sm">Other funnel</Button> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Other funnel' })).toBeVisible())
  },
})

export const AsTable = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }))
    await expect(canvas.getByRole('row', { name: '4. Bought 742 6.2% 67.1% 364' })).toBeInTheDocument()
  },
})

const Matrix = (args: FunnelProps) => (
  <StateGrid $column="32rem">
    <State name="Steps">
      <Funnel {...args} />
    </State>
    <State name="Nobody">
      <Funnel
        {...args}
        name="Nobody yet"
        conversionRate={0}
        items={steps.map((step) => ({ ...step, visitors: 0, ofFirst: 0, ofPrevious: 0, dropped: 0 }))}
      />
    </State>
    <State name="Loading">
      <Funnel {...args} name="Loads" loadingState="loading" />
    </State>
    <State name="Empty">
      <Funnel {...args} name="Empty" items={[]} />
    </State>
    <State name="Error">
      <Funnel
        {...args}
        name="Fails"
        loadingState="error"
        errorMessage="The statistics cannot be read right now"
        onRetry={fn()}
      />
    </State>
  </StateGrid>
)

export const States = meta.story({ render: Matrix })
export const Dark = meta.story({ render: Matrix, globals: { theme: 'dark' } })
export const RightToLeft = meta.story({ render: Matrix, globals: { locale: 'ar' } })
export const Chinese = meta.story({ globals: { locale: 'zh-CN' } })
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })
export const LongText = meta.story({
  args: {
    items: steps.map((step, index) =>
      index === 1 ? { ...step, name: 'Put something into the basket, took it out, and put it in once more' } : step,
    ),
  },
})
