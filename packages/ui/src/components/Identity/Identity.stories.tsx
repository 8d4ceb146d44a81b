import { expect } from 'storybook/test'
import { pictured } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Badge } from '../Badge/index.ts'
import { Identity } from './Identity.tsx'

const meta = preview.meta({
  title: 'Data/Identity',
  component: Identity,
  args: { name: 'Mira Kovač', detail: 'mira.k@postbox.dev' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mira Kovač')).toBeVisible()
    await expect(canvas.getByText('mira.k@postbox.dev')).toBeVisible()
  },
})
export const WithBadge = meta.story({ args: { after: <Badge tone="negative">Disabled</Badge> } })
export const LongText = meta.story({
  args: { name: 'A name that is much longer than its column', detail: 'an-address-without-an-end@example.com' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
})
export const States = meta.story({ parameters: pictured })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Chinese = meta.story({ args: { name: '林晓雯' }, globals: { locale: 'zh-CN' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar' } })
