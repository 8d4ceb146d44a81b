import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../docs/StateGrid.tsx'
import { SiteSwitcher } from './SiteSwitcher.tsx'

const sitesOf = (...domains: string[]) => domains.map((domain) => ({ id: domain, domain, href: `#${domain}` }))

const few = sitesOf('harborlane.com', 'kettleandkiln.shop', 'tidepool.dev')
const many = [...few, ...sitesOf(...Array.from({ length: 9 }, (_, index) => `site-${index + 1}.example`))]

const meta = preview.meta({
  title: 'Product/SiteSwitcher',
  component: SiteSwitcher,
  args: { domain: 'harborlane.com', items: few, allHref: '#sites', addHref: '#new' },
})

const open = async ({ canvas, userEvent }: StoryContext) => {
  await userEvent.click(canvas.getByRole('button', { name: /harborlane\.com$/ }))
  const menu = await canvas.findByRole('menu')
  await waitFor(() => expect(menu).toBeVisible())
}

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    await open(context)
    const { canvas } = context
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(canvas.getByRole('menuitem', { name: 'tidepool.dev' })).toHaveAttribute('href', '#tidepool.dev')
    await expect(canvas.getByRole('menuitem', { name: 'All sites' })).toHaveAttribute('href', '#sites')
    await expect(canvas.getByRole('menuitem', { name: 'Add website' })).toHaveAttribute('href', '#new')
  },
})

export const ManySites = meta.story({
  tags: ['behaviour'],
  args: { items: many },
  play: async (context) => {
    await open(context)
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('searchbox'), 'site-7')
    await waitFor(() => expect(canvas.getAllByRole('menuitem')).toHaveLength(3))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Add website' })).toBeVisible())
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await canvas.findByRole('menuitem', { name: 'harborlane.com' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
})

/** Two lines of a phone's header hold it, and it is wrapped after a dot. */
export const LongOnAPhone = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'mobile1' } },
  args: { domain: 'handbook.kettleandkilnpottery.example' },
  render: (args) => (
    <div style={{ inlineSize: '13rem' }}>
      <SiteSwitcher {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Switch site: handbook.kettleandkilnpottery.example' })
    const name = button.querySelector('bdi')
    const range = document.createRange()
    const lines = [...(name?.childNodes ?? [])].flatMap((part) => {
      range.selectNodeContents(part)
      return part instanceof Text ? [Math.round(range.getBoundingClientRect().height)] : []
    })
    // No label is broken: each of them has one line.
    await expect(new Set(lines).size).toBe(1)
    await expect(name?.getBoundingClientRect().height).toBeLessThan(32)
  },
})

const links = { items: few, allHref: '#sites', addHref: '#new' }
const Matrix = () => (
  <StateGrid $column="13rem">
    <State name="default">
      <SiteSwitcher domain="harborlane.com" {...links} />
    </State>
    <State name="hover" force={['hovered']}>
      <SiteSwitcher domain="kettleandkiln.shop" {...links} />
    </State>
    <State name="focus-visible" force={['focus-visible']}>
      <SiteSwitcher domain="tidepool.dev" {...links} />
    </State>
    <State name="longer than its place">
      <SiteSwitcher domain="a-domain-that-is-longer-than-its-place.example.com" {...links} />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })

export const LongText = meta.story({
  args: { domain: 'a-domain-that-is-longer-than-most-of-the-headers-in-which-it-may-stand.example.com' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', maxInlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
})
