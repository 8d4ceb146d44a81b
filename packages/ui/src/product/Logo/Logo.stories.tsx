import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Logo } from './Logo.tsx'

const meta = preview.meta({ title: 'Product/Logo', component: Logo })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sightline' })).toBeVisible()
  },
})

const Sizes = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32, alignItems: 'center' }}>
    <Logo size={64} isMarkOnly />
    <Logo size={32} />
    <Logo size={20} />
    <Logo size={16} isMarkOnly />
  </div>
)

export const States = meta.story({ parameters: inEveryMode, render: Sizes })
