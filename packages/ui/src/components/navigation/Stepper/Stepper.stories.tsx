import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Stepper } from './Stepper.tsx'

const meta = preview.meta({
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { 'aria-label': 'Steps', items: ['Details', 'Install', 'First event'], current: 1 },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('done')
    await expect(second).toHaveAttribute('aria-current', 'step')
    await expect(third).not.toHaveAttribute('aria-current')
  },
})
export const First = meta.story({ args: { current: 0 } })
export const Done = meta.story({ args: { current: 3 } })

const steps = ['Details', 'Install', 'First event']
const Matrix = () => (
  <StateGrid $column="28rem">
    {['at the first step', 'at the second', 'at the last', 'all done'].map((state, current) => (
      <State key={state} name={state}>
        <Stepper aria-label={state} items={steps} current={current} />
      </State>
    ))}
    <State name="long names">
      <Stepper aria-label="Long" items={['A step with a long name', 'Another one that is longer still']} current={1} />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
export const LongText = meta.story({
  args: { items: ['A step with a long name', 'Another one with a name that is longer still', 'The last'] },
})
