import { expect, fn } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { FieldSizes } from '../../../docs/FieldSizes.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { NumberField } from './NumberField.tsx'

const meta = preview.meta({
  title: 'Inputs/NumberField',
  component: NumberField,
  args: { label: 'Points', onChange: fn() },
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
    const field = canvas.getByRole('textbox', { name: 'Points' })
    await userEvent.type(field, '1234567')
    await userEvent.tab()
    await expect(field).toHaveValue('1,234,567')
    await expect(args.onChange).toHaveBeenCalledWith(1_234_567)
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: 8, minValue: 0, maxValue: 10, step: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const field = canvas.getByRole('textbox', { name: 'Points' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(field).toHaveValue('10')
    await userEvent.keyboard('{Home}')
    await expect(field).toHaveValue('0')
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveValue('0')
    await expect(args.onChange).not.toHaveBeenCalledWith(-1)
  },
})

export const Stepper = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: 1, maxValue: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: /Increase Points/ })
    await userEvent.click(more)
    await expect(args.onChange).toHaveBeenCalledWith(2)
    await expect(more).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: /Decrease Points/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
  },
})

export const KeepsToItsLimits = meta.story({
  tags: ['behaviour'],
  args: { minValue: 1, maxValue: 100 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '5000')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveValue('100')
    await expect(args.onChange).toHaveBeenLastCalledWith(100)
    await expect(args.onChange).not.toHaveBeenCalledWith(5000)
  },
})

export const FromOutside = meta.story({
  tags: ['behaviour'],
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '7')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenCalledWith(7)
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
})

export const Money = meta.story({
  args: { label: 'Price', defaultValue: 1234.5, formatOptions: { style: 'currency', currency: 'EUR' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('€1,234.50')
  },
})

export const WithError = meta.story({
  args: { errorMessage: 'Please fill in the points', description: 'At most 100' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Please fill in the points')
  },
})

/** An error goes while somebody types, and not only once the value is known: what is pressed then must not move. */
export const ErrorIsTypedOver = meta.story({
  tags: ['behaviour'],
  args: { errorMessage: 'Please fill in the points' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '7')
    await expect(canvas.queryByText('Please fill in the points')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByText('Please fill in the points')).toBeVisible()
  },
})

const box = '[data-part=box]'
const Matrix = () => (
  <StateGrid $column="13rem">
    <State name="default">
      <NumberField label="Points" defaultValue={1200} />
    </State>
    <State name="empty, optional">
      <NumberField label="Points" placeholder="100" description="At most 100" isOptional />
    </State>
    <State name="hover" force={['hovered']} of={box}>
      <NumberField label="Points" defaultValue={1200} />
    </State>
    <State name="focus" force={['focus-within']} of={box}>
      <NumberField label="Points" defaultValue={1200} />
    </State>
    <State name="error">
      <NumberField label="Points" errorMessage="Please fill in the points" />
    </State>
    <State name="read-only">
      <NumberField label="Points" defaultValue={1200} isReadOnly />
    </State>
    <State name="disabled">
      <NumberField label="Points" defaultValue={1200} isDisabled />
    </State>
    <State name="prefix and suffix">
      <NumberField label="Price" prefix="€" suffix="/ month" defaultValue={9} isStepperHidden />
    </State>
    <State name="percent">
      <NumberField label="Share" defaultValue={0.25} step={0.01} formatOptions={{ style: 'percent' }} />
    </State>
    <FieldSizes>{(size) => <NumberField label="Points" size={size} defaultValue={12} />}</FieldSizes>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
export const RightToLeft = meta.story({
  render: Matrix,
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    // Latin digits in every language.
    for (const field of canvas.getAllByRole<HTMLInputElement>('textbox')) await expect(field.value).not.toMatch(/[٠-٩]/)
  },
})
export const LongText = meta.story({
  args: {
    label: 'A label that goes on and on because a translator could not find a shorter way to say the same',
    description: 'Help that also takes more than one line, because there is a lot to say about this number.',
    defaultValue: 123_456_789_012,
    suffix: 'page views a month',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
})
