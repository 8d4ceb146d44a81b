import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Avatar } from './Avatar.tsx'

const meta = preview.meta({
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Mira Kovač' },
})

const cases = [
  { state: 'two names', name: 'Mira Kovač' },
  { state: 'one name', name: 'Prince' },
  { state: 'three names', name: 'Ana María Ruiz' },
  { state: 'Chinese', name: '林晓雯' },
  { state: 'an address', name: 'mina.keller@harborlane.com' },
  { state: 'nameless', name: '' },
]

const Matrix = () => (
  <StateGrid>
    {cases.map(({ state, name }) => (
      <State key={state} name={state}>
        <Avatar name={name} />
      </State>
    ))}
    <State name="size lg">
      <Avatar name="Aiko Tanabe" size="lg" />
    </State>
    <State name="a tint that stays with the address">
      <Avatar name="Mira Weidner" seed="mira.k@postbox.dev" />
    </State>
  </StateGrid>
)

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MK')).toBeVisible()
  },
})
/** Initials that end with a sign keep their order in a text from right to left. */
export const RightToLeft = meta.story({
  render: () => (
    <div dir="rtl">
      <Avatar name="Maple & Moss" />
    </div>
  ),
  play: async ({ canvas }) => {
    const initials = canvas.getByText('M&').firstChild
    if (initials === null) throw new Error('There are no initials')
    const edgeOf = (index: number) => {
      const range = document.createRange()
      range.setStart(initials, index)
      range.setEnd(initials, index + 1)
      return range.getBoundingClientRect().left
    }
    await expect(edgeOf(0)).toBeLessThan(edgeOf(1))
  },
})
export const States = meta.story({
  parameters: inEveryMode,
  render: Matrix,
  play: async ({ canvas }) => {
    for (const letters of ['MK', '林', '?']) await expect(canvas.getAllByText(letters)[0]).toBeVisible()
  },
})
