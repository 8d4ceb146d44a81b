import { expect, waitFor, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { ExampleListPage } from './ExampleListPage.tsx'

const meta = preview.meta({
  title: 'Layout/ListPage',
  component: ExampleListPage,
  args: { defaultSorter: { columnKey: 'created_at', order: 'descend' } },
  parameters: { layout: 'padded' },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'App users' })).toBeVisible()
    await expect(canvas.getByText('43')).toBeVisible()
    await expect(await canvas.findByRole('columnheader', { name: /^Created/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Mira{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(7))
    await expect(canvas.getByRole('table', { name: 'App users' })).toBeVisible()
  },
})

export const NoOrder = meta.story({
  args: { defaultSorter: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: /^Created/ })).not.toHaveAttribute('aria-sort')
  },
})

export const OpenRow = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Mira Kovač' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Open' }))
    const drawer = await canvas.findByRole('dialog', { name: 'Mira Kovač' })
    await userEvent.click(within(drawer).getByRole('button', { name: 'Next row' }))
    await expect(await canvas.findByRole('dialog', { name: 'Jonas Weidner' })).toBeVisible()
  },
})

export const LastRow = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Aiko Tanabe 2' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Open' }))
    const drawer = within(await canvas.findByRole('dialog', { name: 'Aiko Tanabe 2' }))
    const next = drawer.getByRole('button', { name: 'Next row' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(canvas.getByRole('dialog', { name: 'Aiko Tanabe 2' })).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Previous row' }))
    await canvas.findByRole('dialog', { name: 'Jonas Weidner 2' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog', { name: 'Aiko Tanabe 2' })
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})

export const Conflict = meta.story({
  tags: ['behaviour'],
  args: { hasConflicts: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Mira Kovač' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Open' }))
    const drawer = within(await canvas.findByRole('dialog', { name: 'Mira Kovač' }))
    await userEvent.click(await drawer.findByRole('button', { name: 'Use the current version' }))
    await expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveValue('Mira Kovač (married)')
    await expect(drawer.queryByRole('alert')).toBeNull()
  },
})

export const ManyRows = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Mira Kovač' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Jonas Weidner' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const report = within(await canvas.findByRole('dialog', { name: 'Not everything was done' }))
    await expect(report.getByText('1 was not done')).toBeVisible()
    await expect(report.getByText('Mira Kovač')).toBeVisible()
    await expect(report.getByText('1 was done')).toBeVisible()
    await userEvent.click(report.getByRole('button', { name: 'Done' }))
    const table = canvas.getByRole('table', { name: 'App users' })
    await waitFor(() => expect(table).toContainElement(document.activeElement as HTMLElement))
  },
})

export const AllThatMatch = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const filters = within(canvas.getByRole('search', { name: 'Search users' }))
    await userEvent.click(filters.getByRole('button', { name: /Region/ }))
    await userEvent.click(await canvas.findByRole('option', { name: 'DE' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(await canvas.findByText('13')).toBeVisible()
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows of this page' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 13 that match' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const report = within(await canvas.findByRole('dialog', { name: 'Not everything was done' }))
    await expect(report.getByText('7 were not done')).toBeVisible()
    await expect(report.getByText('6 were done')).toBeVisible()
    await userEvent.click(report.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(7))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(await canvas.findByText('37')).toBeVisible()
  },
})

export const TwoDeletions = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Aiko Tanabe', 'Oscar Lindqvist']) {
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }))
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.getByText('41')).toBeVisible())
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Mira Kovač' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Jonas Weidner' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const report = within(await canvas.findByRole('dialog', { name: 'Not everything was done' }))
    await expect(report.getByText('1 was done')).toBeVisible()
  },
})

export const States = meta.story({ parameters: inEveryMode })
