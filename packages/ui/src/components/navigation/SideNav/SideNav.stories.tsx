import { expect, fn, waitFor, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { AccountMenu } from '../AccountMenu/index.ts'
import { Badge } from '../../data/Badge/index.ts'
import { LanguageMenu } from '../LanguageMenu/index.ts'
import { Logo } from '../../../product/Logo/index.ts'
import { BesideAPage } from './BesideAPage.tsx'
import { groups } from './sampleGroups.ts'
import { SideNav } from './SideNav.tsx'

const foot = (isNarrow: boolean) => (
  <>
    <LanguageMenu
      locale="en-US"
      languages={[{ locale: 'en-US', name: 'English' }]}
      onLocaleChange={() => {}}
      hasLabel={!isNarrow}
    />
    <AccountMenu email="mina.keller@harborlane.com" detail="Administrator" onSignOut={() => {}} hasLabel={!isNarrow} />
  </>
)

const meta = preview.meta({
  title: 'Navigation/SideNav',
  component: SideNav,
  parameters: {
    page: true,
    viewport: {
      options: {
        wide: { name: 'Wide', styles: { width: '1440px', height: '900px' } },
        medium: { name: 'Medium', styles: { width: '1100px', height: '800px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
      },
    },
  },
  globals: { viewport: { value: 'wide' } },
  decorators: [(Story, { args }) => <BesideAPage story={Story} args={args} />],
  args: {
    logo: <Logo />,
    compactLogo: <Logo isMarkOnly />,
    homeHref: '#home',
    homeLabel: 'Sightline, my sites',
    items: groups,
    footer: foot,
    onOpenChange: fn(),
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' })
    await expect(within(nav).getAllByRole('list')).toHaveLength(3)
    const people = within(nav).getByRole('list', { name: 'People' })
    await expect(within(people).getByRole('link', { name: /App users/ })).toHaveTextContent('12,486')
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('App users')
  },
})

export const Collapsing = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show icons only' })
    const column = canvas.getByRole('navigation').parentElement
    await expect(column?.getBoundingClientRect().width).toBe(232)
    await userEvent.click(button)
    await expect(column?.getBoundingClientRect().width).toBe(56)
    await expect(canvas.getByRole('link', { name: /App users/ })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Show icons and names' }))
    await expect(column?.getBoundingClientRect().width).toBe(232)
  },
})

const storageKey = 'story-side-nav'

export const Remembered = meta.story({
  tags: ['behaviour'],
  args: { storageKey },
  beforeEach: () => {
    sessionStorage.setItem(storageKey, 'true')
    return () => sessionStorage.removeItem(storageKey)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show icons and names' }))
    await expect(sessionStorage.getItem(storageKey)).toBe('false')
    await userEvent.click(canvas.getByRole('button', { name: 'Show icons only' }))
    await expect(sessionStorage.getItem(storageKey)).toBe('true')
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { defaultCollapsed: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Sightline, my sites' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Sites 128/ })).toHaveFocus()
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Sites')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Show icons only' })).toHaveFocus()
  },
})

/** Between 1024 and 1280 px the names open over the page, not beside it. */
export const OverThePage = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'medium' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation').parentElement?.getBoundingClientRect().width).toBe(56)
    await userEvent.click(canvas.getByRole('button', { name: 'Show icons and names' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Navigation' })
    await waitFor(() => expect(within(dialog).getByRole('link', { name: /AI tasks/ })).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})

export const Phone = meta.story({
  args: { defaultOpen: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Navigation' })
    // The test runner must not leave its page.
    dialog.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(within(dialog).getByRole('link', { name: /AI tasks/ }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
})

export const States = meta.story({
  parameters: inEveryMode,
  args: { badge: <Badge tone="warning">Demo data</Badge> },
})
export const WithBadge = meta.story({ args: { badge: <Badge tone="warning">Demo data</Badge> } })
export const CollapsedWithBadge = meta.story({
  args: { badge: <Badge tone="warning">Demo data</Badge>, defaultCollapsed: true },
})
export const LongText = meta.story({
  args: {
    items: [
      {
        id: 'long',
        label: 'A heading that is longer than the column in which it stands',
        items: (groups[1]?.items ?? []).map((item) => ({ ...item, label: `${item.label} and everything about them` })),
      },
    ],
  },
})
export const InEveryMode = meta.story({ parameters: inEveryMode })
