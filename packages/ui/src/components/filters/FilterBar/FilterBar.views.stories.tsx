import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { loadStoryValues, storyFields } from '../FilterEditor/storyValues.ts'
import { FilterBar } from './FilterBar.tsx'
import { ControlledBar, device, end, page, phone, savedViews } from './sampleBar.tsx'

const meta = preview.meta({
  title: 'Filters/FilterBar/Views',
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

export const Views = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Readers of the journal' })
    await userEvent.click(menu)
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: /^Europe/ }))
    await expect(savedViews.onSelectionChange).toHaveBeenCalledWith('eu')
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await userEvent.click(menu)
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Rename view' }))
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Readers{Enter}')
    await expect(savedViews.onRename).toHaveBeenCalledWith('journal', 'Readers')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(menu)
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete view' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    await expect(savedViews.onDelete).toHaveBeenCalledWith('journal')
  },
})

export const SavedForEverybody = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Readers of the journal' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Save this view' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await becomesVisible(() => canvas.findByText('Please fill in a name'))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Desk')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Share with everyone who can see this data' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(savedViews.onSave).toHaveBeenLastCalledWith('Desk', true)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})

export const ChangedView = meta.story({
  tags: ['behaviour'],
  args: { savedViews: { ...savedViews, isChanged: true } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Readers of the journal, changed' })
    await userEvent.click(menu)
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Save changes' }))
    await expect(savedViews.onOverwrite).toHaveBeenLastCalledWith('journal')
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await userEvent.click(menu)
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Share with everybody' }))
    await expect(savedViews.onShare).toHaveBeenLastCalledWith('journal', true)
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    // A changed view can be opened again as it was saved.
    await userEvent.click(menu)
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: /^Readers of the journal/ }))
    await expect(savedViews.onSelectionChange).toHaveBeenLastCalledWith('journal')
  },
})

const longName = 'Readers from Germany and Austria who came by the newsletter of October and read the whole journal'

const longView = {
  ...savedViews,
  items: [{ id: 'long', name: longName, canChange: true }],
  selectedKey: 'long',
  isChanged: true,
}

/** A long name is cut, and still says that the view was changed; the line stays one. */
export const LongViewName = meta.story({
  args: { value: [], savedViews: longView },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: `${longName}, changed` })
    const title = within(menu).getByTitle(`${longName}, changed`)
    await expect(title.clientWidth).toBeLessThanOrEqual(288)
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
    const name = within(menu).getByText(longName)
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth)
    const add = canvas.getByRole('button', { name: 'Add filter' })
    await expect(menu.getBoundingClientRect().top).toBeLessThan(add.getBoundingClientRect().bottom)
    await expect(menu.getBoundingClientRect().height).toBeLessThanOrEqual(32)
  },
})

/** The view of somebody else can be opened and no more. */
export const ViewOfSomebodyElse = meta.story({
  tags: ['behaviour'],
  args: { savedViews: { ...savedViews, selectedKey: 'eu', isChanged: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Europe, changed' }))
    await becomesVisible(() => canvas.findByRole('menuitem', { name: 'Save this view' }))
    await expect(canvas.queryByRole('menuitem', { name: 'Rename view' })).toBeNull()
    await expect(canvas.queryByRole('menuitem', { name: 'Save changes' })).toBeNull()
  },
})

export const ViewsToLookAt = meta.story({
  tags: ['behaviour'],
  args: { savedViews: { ...savedViews, isReadOnly: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Readers of the journal' }))
    await becomesVisible(() => canvas.findByRole('menuitemradio', { name: /^Europe/ }))
    await expect(canvas.queryByRole('menuitem')).toBeNull()
  },
})

const save = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Readers of the journal' }))
  await userEvent.click(await canvas.findByRole('menuitem', { name: 'Save this view' }))
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Desk{Enter}')
}

export const NotSaved = meta.story({
  tags: ['behaviour'],
  args: { savedViews: { ...savedViews, onSave: () => Promise.reject(new Error('no answer')) } },
  play: async (context) => {
    await save(context)
    await becomesVisible(() => context.canvas.findByText('It could not be saved. Please try again.'))
  },
})

const neverSaved = fn(() => new Promise<string | undefined>(() => {}))

/** While it is being saved, Enter saves it no second time. */
export const SavedOnce = meta.story({
  tags: ['behaviour'],
  args: { savedViews: { ...savedViews, canShare: false, onSave: neverSaved } },
  play: async (context) => {
    await save(context)
    await context.userEvent.keyboard('{Enter}{Enter}')
    await expect(neverSaved).toHaveBeenCalledOnce()
  },
})

export const NameTaken = meta.story({
  tags: ['behaviour'],
  args: { savedViews: { ...savedViews, onSave: () => Promise.resolve('This name is already in use') } },
  play: async (context) => {
    await save(context)
    await becomesVisible(() => context.canvas.findByText('This name is already in use'))
  },
})

export const PhoneLongViewName = meta.story({
  tags: ['behaviour'],
  globals: phone,
  args: { savedViews: { ...longView, items: [{ id: 'long', name: '长'.repeat(100), canChange: true }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters, 2 applied' }))
    const menu = await canvas.findByRole('button', { name: /^长{100}/ })
    await waitFor(() => expect(menu).toBeVisible())
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    await expect(menu.getBoundingClientRect().height).toBeLessThanOrEqual(40)
  },
})
