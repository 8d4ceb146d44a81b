import { expect, fn } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { SearchField } from './SearchField.tsx'

const meta = preview.meta({
  title: 'Inputs/SearchField',
  component: SearchField,
  args: { 'aria-label': 'Search sites', onChange: fn() },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search sites' })
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(field, 'harbor')
    await expect(args.onChange).toHaveBeenLastCalledWith('harbor')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }))
    await expect(field).toHaveValue('')
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: 'harbor' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
})

export const FromOutside = meta.story({
  tags: ['behaviour'],
  args: { value: 'harbor' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 's')
    await expect(args.onChange).toHaveBeenCalledWith('harbors')
    await expect(canvas.getByRole('searchbox')).toHaveValue('harbor')
  },
})

const box = '[data-part=box]'
const Matrix = () => (
  <StateGrid $column="14rem">
    <State name="empty">
      <SearchField aria-label="Search sites" />
    </State>
    <State name="with a value">
      <SearchField aria-label="Search sites" defaultValue="harbor" />
    </State>
    <State name="hover" force={['hovered']} of={box}>
      <SearchField aria-label="Search sites" />
    </State>
    <State name="focus" force={['focus-within']} of={box}>
      <SearchField aria-label="Search sites" defaultValue="harbor" />
    </State>
    <State name="read-only">
      <SearchField aria-label="Search sites" defaultValue="harbor" isReadOnly />
    </State>
    <State name="disabled">
      <SearchField aria-label="Search sites" defaultValue="harbor" isDisabled />
    </State>
    {(['sm', 'md', 'lg'] as const).map((size) => (
      <State key={size} name={`size ${size}`}>
        <SearchField aria-label="Search sites" size={size} defaultValue="harbor" />
      </State>
    ))}
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
export const LongText = meta.story({ args: { defaultValue: 'a search with more words than the field has room for' } })
