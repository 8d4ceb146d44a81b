import { expect, waitFor, within } from 'storybook/test'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PlanTable, type PlanTableRow } from './PlanTable.tsx'

const rows: readonly PlanTableRow[] = [
  { id: 'reports', label: 'All reports and filters', values: { trial: true, standard: true, premium: true } },
  {
    id: 'sites',
    label: 'Sites',
    values: { trial: { limit: '1' }, standard: { limit: '10' }, premium: { limit: '∞' } },
  },
  { id: 'prediction', label: 'Prediction with 80% intervals', values: { premium: true } },
]

const meta = preview.meta({
  title: 'Product/PlanTable',
  component: PlanTable,
  args: {
    'aria-label': 'What the plans hold',
    plans: [
      { id: 'trial', title: 'Trial' },
      { id: 'standard', title: 'Standard' },
      { id: 'premium', title: 'Premium' },
    ],
    currentKey: 'standard',
    rows,
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'What the plans hold' }))
    await expect(table.getByRole('columnheader', { name: /Standard.*Your current plan/ })).toHaveAttribute(
      'scope',
      'col',
    )
    const row = within(table.getByRole('row', { name: /^Prediction/ }))
    await expect(row.getByRole('rowheader')).toHaveAttribute('scope', 'row')
    const values = row.getAllByRole('cell').map(({ textContent }) => textContent)
    await expect(values).toEqual(['Not included', 'Not included', 'Included'])
    await expect(table.getAllByRole('cell', { name: '10' })).toHaveLength(1)
  },
})

/** On a phone the keyboard can scroll the table too. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'What the plans hold' })).toHaveFocus()
  },
})

export const States = meta.story({ parameters: inEveryMode })
export const LongText = meta.story({
  args: {
    rows: rows.map((row) => ({ ...row, label: 'A feature that needs a whole sentence to be told apart from others' })),
  },
})
/** The features stay in sight, and an edge says that there is more. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region')
    const start = () => canvas.getByRole('rowheader', { name: 'Sites' }).getBoundingClientRect().left
    const before = start()
    await waitFor(() => expect(region).toHaveAttribute('data-more', 'end'))
    region.scrollLeft = 60
    await waitFor(() => expect(region.dataset['more']).toMatch(/start/))
    await expect(start()).toBe(before)
    region.scrollLeft = 0
    await waitFor(() => expect(region).toHaveAttribute('data-more', 'end'))
  },
})
