import { expect } from 'storybook/test'
import { pictured } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Avatar } from './Avatar.tsx'

const names = ['Mira Kovač', 'Jonas Weidner', '林晓雯', 'Oscar Lindqvist', 'mina.keller@harborlane.com', '']

const meta = preview.meta({
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Mira Kovač' },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {names.map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="Aiko Tanabe" size="lg" />
    </div>
  ),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const letters of ['MK', 'JW', '林', '?']) await expect(canvas.getAllByText(letters)[0]).toBeVisible()
  },
})
export const States = meta.story({ parameters: pictured })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Chinese = meta.story({ globals: { locale: 'zh-CN' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar' } })
