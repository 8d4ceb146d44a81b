import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../docs/StateGrid.tsx'
import { WaterfallChart, type WaterfallChartProps } from './WaterfallChart.tsx'

const steps = [
  { id: 'blocked', name: 'Seen only here', description: 'Visitors whose browser blocks the other tag.', value: -1180 },
  { id: 'returning', name: 'Coming again', description: 'They count once there, and each day here.', value: -412 },
  { id: 'bots', name: 'Bots', value: 96 },
  { id: 'rest', name: 'Unexplained', value: -38, isRest: true },
]

const meta = preview.meta({
  title: 'Charts/WaterfallChart',
  component: WaterfallChart,
  args: {
    name: 'Difference of visitors',
    period: 'Oct 22 – Nov 20',
    start: { name: 'Own snippet', value: 12_036 },
    end: { name: 'Other tag', value: 10_502 },
    items: steps,
  },
})

export const Default = meta.story({
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await waitFor(() => expect(canvas.getByText(/^Difference/)).toHaveTextContent('Difference -1,534 -12.7%'))
    await expect(canvas.getByText('-1,180')).toBeVisible()
  },
})

export const Percentages = meta.story({
  args: {
    name: 'Difference of the bounce rate',
    unit: 'percent',
    start: { name: 'Own snippet', value: 62.4 },
    end: { name: 'Other tag', value: 41.1 },
    items: [
      { id: 'rule', name: 'Other rule', value: -20.1 },
      { id: 'rest', name: 'Unexplained', value: -1.2, isRest: true },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('-20.1 points')).toBeVisible())
    await expect(canvas.queryByText(/^-\d+.\d%$/)).toBeNull()
  },
})

export const AsTable = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }))
    await expect(canvas.getByRole('row', { name: 'Bots +96 +0.8%' })).toBeInTheDocument()
  },
})

const Matrix = (args: WaterfallChartProps) => (
  <StateGrid $column="32rem">
    <State name="Steps">
      <WaterfallChart {...args} />
    </State>
    <State name="Nothing">
      <WaterfallChart
        {...args}
        name="Nothing yet"
        start={{ ...args.start, value: 0 }}
        end={{ ...args.end, value: 0 }}
        items={[]}
      />
    </State>
    <State name="Below zero">
      <WaterfallChart
        {...args}
        name="Falls below zero"
        start={{ ...args.start, value: 20 }}
        end={{ ...args.end, value: 5 }}
        items={[
          { id: 'one', name: 'One', value: -35 },
          { id: 'other', name: 'Other', value: 20 },
        ]}
      />
    </State>
    <State name="Loading">
      <WaterfallChart {...args} name="Loads" loadingState="loading" />
    </State>
    <State name="Empty">
      <WaterfallChart
        {...args}
        name="Empty"
        items={[]}
        start={{ ...args.start, value: 0 }}
        end={{ ...args.end, value: 0 }}
      />
    </State>
    <State name="Error">
      <WaterfallChart
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
      index === 1 ? { ...step, name: 'Returning people on one of the other days of the range that is shown' } : step,
    ),
  },
})
