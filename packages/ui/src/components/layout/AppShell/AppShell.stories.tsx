import type { ComponentProps } from 'react'
import { expect, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { AccountMenu } from '../../navigation/AccountMenu/index.ts'
import { Badge } from '../../data/Badge/index.ts'
import { Button } from '../../actions/Button/index.ts'
import { LanguageMenu } from '../../navigation/LanguageMenu/index.ts'
import { LiveDot } from '../../data/LiveDot/index.ts'
import { PageHeader } from '../PageHeader/index.ts'
import { groups } from '../../navigation/SideNav/sampleGroups.ts'
import { SiteAvatar } from '../../../product/SiteCard/index.ts'
import { ThemeMenu } from '../../navigation/ThemeMenu/index.ts'
import { Logo } from '../../../product/Logo/index.ts'
import { AppShell } from './AppShell.tsx'

const meta = preview.meta({
  title: 'Layout/AppShell',
  component: AppShell,
  parameters: { page: true },
  args: {
    logo: <Logo />,
    compactLogo: <Logo isMarkOnly />,
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
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const address = location.href
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await expect(location.href).toBe(address)
  },
})

export const LogoInWords = meta.story({
  tags: ['behaviour'],
  args: { logo: 'Harbor Lane' },
  play: async ({ args, canvas }) => {
    const home = canvas.getByRole('link', { name: args.homeLabel })
    await expect(getComputedStyle(home).color).toBe(getComputedStyle(home.parentElement ?? home).color)
  },
})

export const InsideASite = meta.story({
  args: {
    nav: [],
    start: (
      <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <SiteAvatar domain="harborlane.com" size={20} /> harborlane.com <LiveDot /> 42 visitors now
      </span>
    ),
  },
})
const sideNav: ComponentProps<typeof AppShell>['sideNav'] = {
  items: groups,
  footer: (isNarrow) => (
    <>
      <LanguageMenu
        locale="en-US"
        languages={[{ locale: 'en-US', name: 'English' }]}
        onLocaleChange={() => {}}
        hasLabel={!isNarrow}
      />
      <AccountMenu
        email="mina.keller@harborlane.com"
        detail="Administrator"
        onSignOut={() => {}}
        hasLabel={!isNarrow}
      />
    </>
  ),
}

export const WithSideNav = meta.story({
  args: {
    sideNav,
    nav: [],
    end: undefined,
    isFluid: true,
    badge: <Badge tone="warning">Demo data</Badge>,
    children: <PageHeader title="App users" count="12,486" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /App users/ })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.queryByRole('button', { name: 'Open the navigation' })).toBeNull()
  },
})

export const SideNavOnAPhone = WithSideNav.extend({
  tags: ['behaviour'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Open the navigation' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Navigation' })
    await waitFor(() => expect(dialog).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('link', { name: /Points/ })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open the navigation' })).toHaveFocus())
  },
})
export const SideNav = meta.story({ parameters: inEveryMode, ...WithSideNav.input })

export const Phone = meta.story({
  args: { badge: <Badge tone="warning">Demo data</Badge>, compactEnd: <Button size="sm">Menu</Button> },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Theme' })).toBeNull()
  },
})
export const InEveryMode = meta.story({ parameters: inEveryMode })
