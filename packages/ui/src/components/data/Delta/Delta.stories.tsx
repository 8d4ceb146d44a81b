import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { Delta } from './Delta.tsx'

const meta = preview.meta({ title: 'Data/Delta', component: Delta, args: { percent: 12.6 } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('up 12.6%, better than the previous period')).toBeInTheDocument()
  },
})

const Matrix = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
    <Delta percent={9.1} />
    <Delta percent={-1.2} />
    <Delta percent={-3.2} goodWhen="down" />
    <Delta percent={0} />
    <Delta percent={null} />
    <Delta points={3.14} />
    <Delta points={-0.8} goodWhen="down" />
    <Delta points={null} />
    <Delta difference={12} />
    <Delta difference={-3} goodWhen="down" />
  </div>
)

export const InCounts = meta.story({
  render: () => <Delta difference={-1204} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('down 1,204, worse than the previous period')).toBeInTheDocument()
  },
})

export const InPoints = meta.story({
  render: () => <Delta points={3.14} goodWhen="down" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('up 3.1 points, worse than the previous period')).toBeInTheDocument()
  },
})

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
