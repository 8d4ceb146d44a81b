import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { SendIcon, UploadIcon } from '../../data/Icon/index.ts'
import { RadioGroup, type RadioOption } from './RadioGroup.tsx'

type Period = 'month' | 'year' | 'forever'

const options: readonly RadioOption<Period>[] = [
  { value: 'month', label: 'Monthly', description: 'Ends whenever you like', note: '$9' },
  { value: 'year', label: 'Yearly', description: 'Two months free', note: '$90' },
  { value: 'forever', label: 'For good', note: 'not sold now', isDisabled: true },
]

const onChange = fn()

const meta = preview.meta({
  title: 'Inputs/RadioGroup',
  component: RadioGroup<Period>,
  args: { label: 'Billing', items: options, onChange },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Billing' })
    await waitFor(() => expect(group).toBeVisible())
    const yearly = canvas.getByRole('radio', { name: /Yearly/ })
    await expect(yearly).not.toBeChecked()
    await expect(yearly).toHaveAccessibleDescription('Two months free')
    await userEvent.click(canvas.getByText('Yearly'))
    await expect(yearly).toBeChecked()
    await expect(onChange).toHaveBeenCalledWith('year')
    await expect(canvas.getByRole('radio', { name: /For good/ })).toBeDisabled()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: 'month' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Monthly/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Yearly/ })).toBeChecked()
    // One that cannot be chosen is passed over.
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Monthly/ })).toBeChecked()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
})

export const FromOutside = meta.story({
  tags: ['behaviour'],
  args: { value: 'month' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Yearly'))
    await expect(onChange).toHaveBeenCalledWith('year')
    await expect(canvas.getByRole('radio', { name: /Monthly/ })).toBeChecked()
  },
})

export const Cards = meta.story({
  tags: ['behaviour'],
  args: { variant: 'cards', defaultValue: 'year' },
  play: async ({ canvas, userEvent }) => {
    // The whole card can be pressed, also where its description stands.
    const { left, top } = canvas.getByText('Ends whenever you like').getBoundingClientRect()
    const underPointer = document.elementFromPoint(left + 4, top + 4)
    if (underPointer !== null) await userEvent.click(underPointer)
    await expect(canvas.getByRole('radio', { name: /Monthly/ })).toBeChecked()
  },
})

export const WithError = meta.story({
  args: { errorMessage: 'Please choose one', description: 'You can change it later' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription('Please choose one')
  },
})

const two = options.slice(0, 2).map(({ value, label }) => ({ value, label }))
const one = two.slice(0, 1)

const Matrix = () => (
  <StateGrid $column="15rem">
    <State name="default">
      <RadioGroup label="Billing" items={two} />
    </State>
    <State name="chosen">
      <RadioGroup label="Billing" items={two} defaultValue="month" description="You can change it later" />
    </State>
    <State name="hover" force={['hovered']} of="label">
      <RadioGroup aria-label="Hover" items={one} />
    </State>
    <State name="pressed" force={['pressed']} of="label">
      <RadioGroup aria-label="Pressed" items={one} />
    </State>
    <State name="focus-visible" force={['focus-visible']} of="label">
      <RadioGroup aria-label="Focus" items={one} defaultValue="month" />
    </State>
    <State name="error">
      <RadioGroup label="Billing" items={two} errorMessage="Please choose one" />
    </State>
    <State name="disabled">
      <RadioGroup label="Billing" items={two} defaultValue="month" isDisabled />
    </State>
    <State name="read-only">
      <RadioGroup label="Billing" items={two} defaultValue="month" isReadOnly />
    </State>
    <State name="in a line">
      <RadioGroup label="Billing" items={two} defaultValue="year" orientation="horizontal" isOptional />
    </State>
    <State name="cards">
      <RadioGroup variant="cards" label="Billing" items={options} defaultValue="year" />
    </State>
    <State name="cards, error">
      <RadioGroup variant="cards" label="Billing" items={options} errorMessage="Please choose one" />
    </State>
    <State name="cards with icons">
      <RadioGroup
        variant="cards"
        label="Way in"
        defaultValue="link"
        items={[
          { value: 'link', label: 'By link', icon: SendIcon, description: 'Sent by e-mail' },
          { value: 'file', label: 'By file', icon: UploadIcon, description: 'From a list' },
        ]}
      />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })

export const LongText = meta.story({
  args: {
    variant: 'cards',
    items: [
      {
        value: 'month',
        label: 'A choice with a name that is far longer than a card is wide on any telephone',
        description: 'And a description that takes several lines too, because there is a lot to know about it.',
        note: '$1,234.50 a month',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
})
