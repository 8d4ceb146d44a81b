import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Button } from '../../actions/Button/index.ts'
import { Text } from '../../data/Text/index.ts'
import { Stack } from './Stack.tsx'

const items = (
  <>
    <Button>Save</Button>
    <Button>Duplicate</Button>
  </>
)

const meta = preview.meta({
  title: 'Layout/Stack',
  component: Stack,
  args: { children: items },
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '800px' } } } },
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(16)
  },
})
export const List = meta.story({
  args: {
    as: 'ul',
    gap: 3,
    children: (
      <>
        <li>Pages</li>
        <li>Sources</li>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveStyle({ listStyleType: 'none', paddingInlineStart: '0px' })
    // Safari takes a list without marks for none.
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list')
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
  <StateGrid>
    {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
      <State key={align} name={align}>
        <Stack align={align} gap={4} style={{ inlineSize: '8rem' }}>
          {items}
        </Stack>
      </State>
    ))}
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
