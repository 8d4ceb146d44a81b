import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Button } from '../../actions/Button/index.ts'
import { FilterChip } from './FilterChip.tsx'

const meta = preview.meta({
  title: 'Filters/FilterChip',
  component: FilterChip,
  args: { field: 'Country', operator: 'is', values: ['Germany', 'France', 'Spain'], onRemove: fn(), onEdit: fn() },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Country is Germany.*France and Spain$/ }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
    await expect(args.onRemove).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Country' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Country/ })).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

export const WithEditor = meta.story({
  tags: ['behaviour'],
  args: { children: (close: () => void) => <Button onPress={close}>Close it</Button> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Country/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Close it' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
})

/** Somebody else has fixed the filter, so it is a text. */
export const Fixed = meta.story({
  args: { field: 'Country', operator: 'is', values: ['Germany'] },
  render: ({ onRemove: _, ...args }) => <FilterChip {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Germany')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onEdit).not.toHaveBeenCalled()
  },
})

const Matrix = () => (
  <StateGrid $column="16rem">
    <State name="one value">
      <FilterChip field="Page" operator="contains" values={['/journal']} onRemove={fn()} />
    </State>
    <State name="several values">
      <FilterChip field="Country" operator="is" values={['Germany', 'France', 'Spain']} onRemove={fn()} />
    </State>
    <State name="long value">
      <FilterChip field="Page" operator="is not" values={['/journal/how-we-dye-with-walnut']} onRemove={fn()} />
    </State>
    <State name="hover" force={['hovered']} of="[data-part=body]">
      <FilterChip field="Device" operator="is" values={['Desktop']} onRemove={fn()} />
    </State>
    <State name="disabled">
      <FilterChip field="Device" operator="is" values={['Desktop']} onRemove={fn()} isDisabled />
    </State>
    <State name="fixed">
      <FilterChip field="Country" operator="is" values={['Germany', 'France']} />
    </State>
    <State name="focus" force={['focus-visible']} of="[data-part=body]">
      <FilterChip field="Device" operator="is" values={['Desktop']} onRemove={fn()} />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
