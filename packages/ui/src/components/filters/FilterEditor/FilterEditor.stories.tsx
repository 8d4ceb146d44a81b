import { expect, fn, waitFor, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { FilterEditor } from './FilterEditor.tsx'
import { loadStoryValues, storyFields, typedFields } from './storyValues.ts'

const meta = preview.meta({
  title: 'Filters/FilterEditor',
  component: FilterEditor,
  args: { fields: storyFields, loadValues: loadStoryValues, onApply: fn(), onCancel: fn() },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply filter' }))
    await becomesVisible(() => canvas.findByText('Please choose at least one value'))
    await expect(args.onApply).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('combobox', { name: 'Values' }), 'germ')
    await userEvent.click(await canvas.findByRole('option', { name: /Germany/ }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Apply filter' }))
    await expect(args.onApply).toHaveBeenCalledWith({ field: 'country', operator: 'is', values: ['DE'] })
  },
})

const submitted = fn()

/** Inside another form, as in a popover of a dialog, only the filter is applied. */
export const InsideForm = meta.story({
  tags: ['behaviour'],
  args: { rule: { field: 'country', operator: 'is', values: ['DE'] } },
  render: (args) => (
    <div onSubmit={submitted}>
      <FilterEditor {...args} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    submitted.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Apply filter' }))
    await expect(args.onApply).toHaveBeenCalledTimes(1)
    await expect(submitted).not.toHaveBeenCalled()
  },
})

/** Enter takes what was typed, also where there is no such value. */
export const TypedValue = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Values' })
    await userEvent.type(field, 'Atlantis{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Atlantis' })).toBeInTheDocument())
    await userEvent.type(field, 'germ')
    await canvas.findByRole('option', { name: /Germany/ })
    await userEvent.keyboard('{Enter}{Escape}')
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Apply filter' }))
    await expect(args.onApply).toHaveBeenCalledWith({ field: 'country', operator: 'is', values: ['Atlantis', 'DE'] })
  },
})

export const Pattern = meta.story({
  args: { rule: { field: 'page', operator: 'matches' as const, values: ['/journal/*'] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('* stands for any characters: /blog/*')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove /journal/*' })).toBeVisible())
  },
})

/** A number is compared by size. */
export const NumberValue = meta.story({
  args: { fields: typedFields },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Operator/ }))
    await userEvent.click(await canvas.findByRole('option', { name: 'is between' }))
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), '2,000')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply filter' }))
    await becomesVisible(() => canvas.findByText('Please fill in a value'))
    await expect(args.onApply).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'To' }), '500{Enter}')
    await expect(args.onApply).toHaveBeenCalledWith({ field: 'points', operator: 'between', values: ['500', '2000'] })
  },
})

/** A day is typed, or chosen in a month. */
export const DateValue = meta.story({
  args: { fields: typedFields, rule: { field: 'created', operator: 'after', values: ['2026-11-20'] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Value' })).getByRole('spinbutton', { name: /^month/ }),
    )
    await userEvent.keyboard('10')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply filter' }))
    await expect(args.onApply).toHaveBeenCalledWith({ field: 'created', operator: 'after', values: ['2026-10-20'] })
  },
})

export const Loading = meta.story({
  args: { loadValues: () => new Promise<never>(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Values' }))
    const [words] = await canvas.findAllByText('Loading')
    await waitFor(() => expect(words).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
  },
})

export const Failing = meta.story({
  args: { loadValues: () => Promise.reject(new Error('no answer')) },
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('The values could not be loaded. You can type one.'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible())
  },
})

const several = { rule: { field: 'country', operator: 'is_not' as const, values: ['DE', 'FR'] } }
export const States = meta.story({ parameters: inEveryMode, args: several })
