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

/** A picture in place of the mark, as wide as one may be. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="112"><rect width="480" height="112" rx="20" fill="#0d7a70"/><circle cx="60" cy="56" r="30" fill="#fff"/><path d="M130 56h300" stroke="#fff" stroke-width="20"/></svg>',
)}`

const Sizes = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32, alignItems: 'center' }}>
    <Logo size={64} isMarkOnly />
    <Logo size={32} />
    <Logo size={20} />
    <Logo size={16} isMarkOnly />
    <Logo name="Harbor Lane" src={PICTURE} />
    <Logo name="Harbor Lane" src={PICTURE} isMarkOnly />
  </div>
)

export const States = meta.story({ parameters: inEveryMode, render: Sizes })
