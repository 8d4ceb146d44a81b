import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import type { FilterRule } from '../FilterEditor/index.ts'
import { loadStoryValues, storyFields, typedFields } from '../FilterEditor/storyValues.ts'
import { FilterBar } from './FilterBar.tsx'
import type { FilterBarProps } from './FilterBar.types.ts'
import { ControlledBar, device, end, long, page, phone, savedViews } from './sampleBar.tsx'

const countries: FilterRule = { field: 'country', operator: 'is', values: ['DE', 'FR', 'US'] }

const meta = preview.meta({
  title: 'Filters/FilterBar',
  component: FilterBar,
  args: {
    value: [device, page],
    onChange: fn(),
    fields: storyFields,
    loadValues: loadStoryValues,
    savedViews,
    end,
  },
  render: (args) => <ControlledBar {...args} />,
})

export const Default = meta.story()

/** Numbers and days read as the language writes them. */
export const NumbersAndDays = meta.story({
  args: {
    fields: typedFields,
    value: [
      { field: 'points', operator: 'between', values: ['500', '2000'] },
      { field: 'created', operator: 'after', values: ['2026-11-20'] },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Points is between 500.*2,000/ })).toBeVisible())
    await expect(canvas.getByRole('button', { name: /^Created is after Nov 20/ })).toBeVisible()
  },
})

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add filter' }))
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Values' }), 'fra')
    await userEvent.click(await canvas.findByRole('option', { name: /France/ }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Apply filter' }))
    const added = { field: 'country', operator: 'is', values: ['FR'] }
    await expect(args.onChange).toHaveBeenLastCalledWith([device, page, added])
    await becomesVisible(() => canvas.findByRole('button', { name: 'Country is France' }))
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Device is Desktop' })).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith([page])
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Page contains /journal' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog', { name: 'Edit filter' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Page contains /journal' })).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add filter' })).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull()
  },
})

export const Clear = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
})

/** Fields that are requested often have a button of their own, until there is a filter of them. */
export const Pinned = meta.story({
  tags: ['behaviour'],
  args: { value: [page], pinnedFields: ['country', 'page', 'nothing'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Add filter: Page' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Add filter: Country' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add filter' }))
    await becomesVisible(() => dialog.findByRole('button', { name: /^Country/ }))
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Values' }), 'fra')
    await userEvent.click(await canvas.findByRole('option', { name: /France/ }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Apply filter' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([page, { field: 'country', operator: 'is', values: ['FR'] }])
    // The button has disappeared, so the focus moves to the chip that replaced it.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Country is France' })).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: 'Add filter: Country' })).toBeNull()
  },
})

const Counted = (props: FilterBarProps) => {
  const [isLoading, setIsLoading] = useState(false)
  return (
    <>
      <ControlledBar
        {...props}
        loadingState={isLoading ? 'loading' : 'idle'}
        result={isLoading ? '128 results' : '2,400 results'}
        onChange={() => setIsLoading(true)}
      />
      <button type="button" onClick={() => setIsLoading(false)}>
        It has come
      </button>
    </>
  )
}

/** The result of the filters is announced once it is known, and nothing is announced at first. */
export const SaysWhatIsLeft = meta.story({
  tags: ['behaviour'],
  render: (args) => <Counted {...args} />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getAllByRole('status').at(-1)
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Device' }))
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'It has come' }))
    await waitFor(() => expect(status).toHaveTextContent('2,400 results'))
  },
})

export const Disabled = meta.story({
  tags: ['behaviour'],
  args: { isDisabled: true, pinnedFields: ['country'] },
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Device is Desktop', 'Remove filter Device', 'Add filter', 'Add filter: Country', 'Clear']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled()
    }
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

/** Without filters, the content at the end stays in place. */
export const Hidden = meta.story({
  args: { isHidden: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Compare' })).toBeVisible())
    await expect(canvas.queryByRole('group', { name: 'Filters' })).toBeNull()
  },
})

/** Letters of twice the size in a window of 1024: the dates go below the filters, and nothing is cut off. */
export const LargeLetters = meta.story({
  decorators: [
    (Story) => (
      <div data-part="window" style={{ inlineSize: 976, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => {
      document.documentElement.style.fontSize = ''
    }
  },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[data-part=window]')
    await waitFor(() => expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0))
  },
})

export const Empty = meta.story({ args: { value: [] } })

export const LongText = meta.story({
  args: { value: [long, countries, page, device, long, countries] },
  play: async ({ canvas }) => {
    // The first line is aligned with the content at the end.
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return (top + bottom) / 2
    }
    const [chip] = canvas.getAllByRole('button', { name: /^Page is not/ })
    const compare = canvas.getByRole('switch', { name: 'Compare' }).closest('label')
    await expect(chip).toBeDefined()
    if (chip && compare) await expect(Math.abs(middle(chip) - middle(compare))).toBeLessThan(1)
  },
})

export const States = meta.story({ parameters: inEveryMode, args: { value: [device, countries, long] } })

export const Phone = meta.story({
  globals: phone,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters, 2 applied' }))
    const sheet = within(await canvas.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Page contains /journal' }))
    await becomesVisible(() => canvas.findByRole('combobox', { name: 'Values' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Remove filter Device' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([page])
  },
})

/** The focus is where one goes on: in the first field, and then where one came from. */
export const PhoneKeyboard = meta.story({
  tags: ['behaviour'],
  globals: phone,
  args: { pinnedFields: ['country'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters, 2 applied' }))
    const sheet = within(await canvas.findByRole('dialog', { name: 'Filters' }))
    for (const name of ['Add filter', 'Add filter: Country', 'Page contains /journal']) {
      sheet.getByRole('button', { name }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(sheet.getByRole('button', { name: /Field$/ })).toHaveFocus())
      sheet.getByRole('button', { name: 'Cancel' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(sheet.getByRole('button', { name })).toHaveFocus())
    }
  },
})
