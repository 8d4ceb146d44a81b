import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Button } from '../../actions/Button/index.ts'
import { Text } from '../../data/Text/index.ts'
import { Inline } from './Inline.tsx'

const items = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Save</Button>
  </>
)

const meta = preview.meta({
  title: 'Layout/Inline',
  component: Inline,
  args: { children: items },
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '800px' } } } },
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    await expect(second?.top).toBe(first?.top)
  },
})
export const Narrow = meta.story({
  args: { style: { inlineSize: '5rem' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    await expect(second?.top).toBeGreaterThan(first?.top ?? 0)
  },
})
export const LongWords = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    'data-testid': 'items',
    children: (
      <>
        <span>averylongnamewithoutanyspaceinitthatgoesonandonandon.example.com</span>
        <Text variant="secondary">averylongnamewithoutanyspaceinitthatgoesonandonandon.example.com</Text>
        <Button>Save</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const root = canvas.getByTestId('items')
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
})

const Matrix = () => (
  <StateGrid $column="16rem">
    {(['start', 'center', 'end', 'between'] as const).map((justify) => (
      <State key={justify} name={justify}>
        <Inline justify={justify} style={{ inlineSize: '14rem', maxInlineSize: '100%' }}>
          {items}
        </Inline>
      </State>
    ))}
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
