import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { FieldSizes } from '../../../docs/FieldSizes.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { MultiCombobox } from './MultiCombobox.tsx'

const countries = [
  { value: 'AT', label: 'Austria', count: 1204 },
  { value: 'FR', label: 'France', count: 4901 },
  { value: 'DE', label: 'Germany', count: 12_480 },
  { value: 'NL', label: 'Netherlands', count: 2530 },
]

const meta = preview.meta({
  title: 'Inputs/MultiCombobox',
  component: MultiCombobox,
  args: { label: 'Countries', items: countries, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Countries' })
    await expect(canvas.queryByRole('listitem')).toBeNull()
    await userEvent.type(field, 'ger')
    await userEvent.click(await canvas.findByRole('option', { name: /Germany/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['DE'])
    await waitFor(() => expect(field).toHaveValue(''))
    await userEvent.click(await canvas.findByRole('option', { name: /France/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['DE', 'FR'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Germany' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['FR'])
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: ['AT', 'NL'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['NL'])
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('fra{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['NL', 'FR'])
    await waitFor(() => expect(field).toHaveValue(''))
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['NL'])
  },
})

export const FromOutside = meta.story({
  tags: ['behaviour'],
  args: { value: ['XX'], labelOf: () => 'Elsewhere' },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Elsewhere')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenCalledWith([])
    await waitFor(() => expect(canvas.getByText('Elsewhere')).toBeVisible())
  },
})

const Matrix = () => (
  <StateGrid $column="16rem">
    <State name="empty">
      <MultiCombobox label="Countries" items={countries} placeholder="Germany" />
    </State>
    <State name="chosen">
      <MultiCombobox label="Countries" items={countries} defaultValue={['DE']} />
    </State>
    <State name="more than fit">
      <MultiCombobox label="Countries" items={countries} defaultValue={['DE', 'FR', 'NL', 'AT']} />
    </State>
    <State name="focus" force={['focus-within']} of="[data-part=box]">
      <MultiCombobox label="Countries" items={countries} defaultValue={['DE']} />
    </State>
    <State name="error">
      <MultiCombobox label="Countries" items={countries} errorMessage="Please choose a country" />
    </State>
    <State name="read-only">
      <MultiCombobox label="Countries" items={countries} defaultValue={['DE']} isReadOnly />
    </State>
    <State name="disabled">
      <MultiCombobox label="Countries" items={countries} defaultValue={['DE']} isDisabled />
    </State>
    <FieldSizes>
      {(size) => <MultiCombobox label="Countries" items={countries} size={size} defaultValue={['NL']} />}
    </FieldSizes>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
export const LongText = meta.story({
  args: {
    items: [{ value: 'long', label: 'A country whose name is longer than any field could ever show' }],
    defaultValue: ['long'],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const chip = canvas.getByRole('listitem').getBoundingClientRect()
    const box = canvasElement.querySelector('[data-part=box]')?.getBoundingClientRect()
    await expect(box).toBeDefined()
    if (box !== undefined) await expect(chip.right).toBeLessThanOrEqual(box.right - 1)
  },
})
