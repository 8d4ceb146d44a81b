import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, States as Sheet } from '../../../docs/States.tsx'
import { Button } from '../../actions/Button/index.ts'
import { Stack } from './Stack.tsx'

const items = (
  <>
    <Button>Save</Button>
    <Button>Duplicate</Button>
  </>
)

const meta = preview.meta({ title: 'Layout/Stack', component: Stack, args: { children: items } })

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
  },
})

const Matrix = () => (
  <Sheet>
    {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
      <State key={align} name={align}>
        <Stack align={align} gap={4} style={{ inlineSize: '8rem' }}>
          {items}
        </Stack>
      </State>
    ))}
  </Sheet>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
