import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Card } from '../Card/index.ts'
import { Columns } from './Columns.tsx'

const parts = (
  <>
    <Card>The form</Card>
    <Card>Its explanation</Card>
  </>
)

const meta = preview.meta({
  title: 'Layout/Columns',
  component: Columns,
  args: { children: parts },
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '800px' } } } },
  },
})

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(topOf(canvas.getByText('Its explanation'))).toBe(topOf(canvas.getByText('The form')))
  },
})

const Matrix = () => (
  <StateGrid $column="100%">
    {(['1:1', '1:2', '2:1', 'form:rest'] as const).map((ratio) => (
      <State key={ratio} name={ratio}>
        <Columns ratio={ratio}>{parts}</Columns>
      </State>
    ))}
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(topOf(canvas.getByText('Its explanation'))).toBeGreaterThan(topOf(canvas.getByText('The form')))
  },
})
