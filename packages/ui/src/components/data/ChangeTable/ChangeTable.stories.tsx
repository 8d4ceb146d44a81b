import { expect, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { ChangeTable, type ChangeTableItem } from './ChangeTable.tsx'

const items: readonly ChangeTableItem[] = [
  { id: 'level', label: 'Level', before: 'Member', after: 'Operator' },
  { id: 'description', label: 'Description', before: 'A bright blue sea', after: 'A dark blue sea' },
  { id: 'template', label: 'Template', before: null, after: 'Harbour' },
]

const meta = preview.meta({
  title: 'Data/ChangeTable',
  component: ChangeTable,
  args: { 'aria-label': 'What has changed', items },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'What has changed' }))
    await expect(table.getByRole('row', { name: 'Level Member Operator' })).toBeVisible()
    await expect(table.getByText('bright').tagName).toBe('DEL')
    await expect(table.getByText('dark').tagName).toBe('INS')
    await expect(table.getByRole('row', { name: 'Template – Harbour' })).toBeVisible()
  },
})

export const InEveryMode = meta.story({ parameters: inEveryMode })

export const LongText = meta.story({
  args: {
    style: { maxInlineSize: 300 },
    items: [
      {
        id: 'reference',
        label: 'A field with a name that takes more than one line',
        before: 'averylongreferencewithoutanyspaceinitthatgoesonandonandon.example.com',
        after: 'averylongreferencewithoutanyspaceinitthatgoesonandonandon.example.org',
      },
    ],
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table.scrollWidth).toBeLessThanOrEqual(300)
  },
})
