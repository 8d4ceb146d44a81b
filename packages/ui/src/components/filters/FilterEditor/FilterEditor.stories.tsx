import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { FilterEditor } from './FilterEditor.tsx'
import { loadStoryValues, storyFields } from './storyValues.ts'

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
