import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Link } from './Link.tsx'

const meta = preview.meta({ title: 'Controls/Link', component: Link, args: { href: '#sites', children: 'My sites' } })

export const Default = meta.story()
export const Quiet = meta.story({ args: { variant: 'quiet' } })
export const Dark = meta.story({ globals: { theme: 'dark' } })

export const External = meta.story({
  args: { href: 'https://example.com', isExternal: true, children: 'example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noreferrer')
  },
})

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'My sites' })).toHaveFocus()
  },
})
export const Chinese = meta.story({ globals: { locale: 'zh-CN' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar' } })
