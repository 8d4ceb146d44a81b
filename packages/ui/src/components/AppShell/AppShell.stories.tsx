import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { AccountMenu } from '../AccountMenu/index.ts'
import { Badge } from '../Badge/index.ts'
import { Button } from '../Button/index.ts'
import { LiveDot } from '../LiveDot/index.ts'
import { PageHeader } from '../PageHeader/index.ts'
import { SiteTile } from '../SiteCard/index.ts'
import { ThemeMenu } from '../ThemeMenu/index.ts'
import { AppShell } from './AppShell.tsx'

const meta = preview.meta({
  title: 'Layout/AppShell',
  component: AppShell,
  parameters: { page: true },
  args: {
    homeHref: '#sites',
    homeLabel: 'Sightline, my sites',
    nav: [
      { href: '#sites', label: 'Sites', isCurrent: true },
      { href: '#plans', label: 'Plans' },
    ],
    end: (
      <>
        <ThemeMenu theme="light" onThemeChange={() => {}} />
        <AccountMenu email="mina.keller@harborlane.com" onSignOut={() => {}} />
      </>
    ),
    children: <PageHeader title="My sites" />,
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sites' })).toHaveAttribute('aria-current', 'page')
  },
})

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const address = location.href
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await expect(location.href).toBe(address)
  },
})

export const InsideASite = meta.story({
  args: {
    nav: [],
    place: (
      <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <SiteTile domain="harborlane.com" size={20} /> harborlane.com <LiveDot /> 42 visitors now
      </span>
    ),
  },
})
export const Phone = meta.story({
  args: { badge: <Badge tone="warning">Demo data</Badge>, compactEnd: <Button size="sm">Menu</Button> },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Theme' })).toBeNull()
  },
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar' } })
export const Chinese = meta.story({ globals: { locale: 'zh-CN' } })
