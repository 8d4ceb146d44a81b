import { expect, fn, waitFor, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Button } from '../../actions/Button/index.ts'
import { CalendarIcon, GlobeIcon } from '../../data/Icon/index.ts'
import { SegmentedControl, type Segment, type SegmentedControlProps } from './SegmentedControl.tsx'

type Unit = 'hour' | 'day' | 'week'

const segments: readonly [Segment<Unit>, ...Segment<Unit>[]] = [
  { value: 'hour', label: 'Hour', isDisabled: true },
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
]

const choice: Pick<SegmentedControlProps<Unit>, 'items' | 'defaultValue'> = { items: segments, defaultValue: 'day' }

const onChange = fn()

const meta = preview.meta({
  title: 'Inputs/SegmentedControl',
  component: SegmentedControl<Unit>,
  args: { 'aria-label': 'Granularity', ...choice, onChange },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('radiogroup', { name: 'Granularity' })).toBeVisible())
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }))
    await expect(onChange).toHaveBeenCalledWith('week')
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Hour' })).toBeDisabled()
  },
})

export const NeverEmpty = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Day' }))
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked()
    await expect(onChange).not.toHaveBeenCalledWith(undefined)
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Day' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Week' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked()
  },
})

/** Tab enters at the chosen segment and leaves from it, whichever stands first; arrows walk in the direction of reading. */
export const OneTabStop = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: 'week' },
  render: (args) => (
    <>
      <Button>Before</Button>
      <SegmentedControl {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name })
    const radio = (name: string) => canvas.getByRole('radio', { name })
    await expect(canvas.getAllByRole('radio').filter((part) => part.matches(':enabled[tabindex="0"]'))).toHaveLength(1)
    await userEvent.click(button('Before'))
    await userEvent.tab()
    await expect(radio('Week')).toHaveFocus()
    await userEvent.tab()
    await expect(button('After')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(radio('Week')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(radio('Day')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(button('Before')).toHaveFocus()
  },
})

/** A choice that is not there, or cannot be taken, leaves the first one that can. */
export const NothingChosen = meta.story({
  tags: ['behaviour'],
  args: { value: 'hour' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Day' })).toHaveFocus()
  },
})

export const FromOutside = meta.story({
  tags: ['behaviour'],
  args: { value: 'day' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }))
    await expect(onChange).toHaveBeenCalledWith('week')
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked()
  },
})

const Matrix = () => (
  <StateGrid $column="13rem">
    {(['sm', 'md', 'lg'] as const).map((size) => (
      <State key={size} name={`size ${size}`}>
        <SegmentedControl aria-label={size} items={segments} defaultValue="day" size={size} />
      </State>
    ))}
    <State name="hover" force={['hovered']} of="[role=radio]:nth-child(3)">
      <SegmentedControl aria-label="Hover" items={segments} defaultValue="day" />
    </State>
    <State name="pressed" force={['pressed']} of="[role=radio]:nth-child(3)">
      <SegmentedControl aria-label="Pressed" items={segments} defaultValue="day" />
    </State>
    <State name="focus-visible" force={['focus-visible']} of="[role=radio]:nth-child(2)">
      <SegmentedControl aria-label="Focus" items={segments} defaultValue="day" />
    </State>
    <State name="disabled">
      <SegmentedControl aria-label="Disabled" items={segments} defaultValue="day" isDisabled />
    </State>
    <State name="with icons">
      <SegmentedControl
        aria-label="View"
        items={[
          { value: 'list', label: 'List', icon: CalendarIcon },
          { value: 'map', label: 'Map', icon: GlobeIcon },
        ]}
      />
    </State>
    <State name="full width">
      <div style={{ inlineSize: '13rem', maxInlineSize: '100%' }}>
        <SegmentedControl aria-label="Full width" items={segments} defaultValue="week" isFullWidth />
      </div>
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
export const RightToLeft = meta.story({
  tags: ['behaviour'],
  render: Matrix,
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const [, day, week] = within(canvas.getByRole('radiogroup', { name: 'md' })).getAllByRole('radio')
    day?.focus()
    // Left is onward where the line runs from the right.
    await userEvent.keyboard('{ArrowLeft}')
    await expect(week).toHaveFocus()
  },
})
export const LongText = meta.story({
  args: {
    items: [
      { value: 'day', label: 'Every single day of it' },
      { value: 'week', label: 'Only the weeks, from Monday on' },
    ],
  },
})
