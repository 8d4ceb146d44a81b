import { expect, waitFor, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { ExampleListPage } from './ExampleListPage.tsx'

const meta = preview.meta({ title: 'Layout/ListPage', component: ExampleListPage, parameters: { layout: 'padded' } })

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'App users' })).toBeVisible()
    await expect(canvas.getByText('43')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Mira{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(7))
    await expect(canvas.getByRole('table', { name: 'App users' })).toBeVisible()
  },
})

export const OpenRow = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Mira Kovač' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Open' }))
    const drawer = await canvas.findByRole('dialog', { name: 'Mira Kovač' })
    await userEvent.click(within(drawer).getByRole('button', { name: 'Next row' }))
    await expect(await canvas.findByRole('dialog', { name: 'Jonas Weidner' })).toBeVisible()
  },
})

export const Conflict = meta.story({
  args: { hasConflicts: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Mira Kovač' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Open' }))
    const drawer = within(await canvas.findByRole('dialog', { name: 'Mira Kovač' }))
    await userEvent.click(await drawer.findByRole('button', { name: 'Take what it says now' }))
    await expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveValue('Mira Kovač (married)')
    await expect(drawer.queryByRole('alert')).toBeNull()
  },
})

export const ManyRows = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Mira Kovač' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Jonas Weidner' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const report = within(await canvas.findByRole('dialog', { name: 'Not everything was done' }))
    await expect(report.getByText('1 was not done')).toBeVisible()
    await expect(report.getByText('Mira Kovač')).toBeVisible()
  },
})

export const States = meta.story({ parameters: inEveryMode })
