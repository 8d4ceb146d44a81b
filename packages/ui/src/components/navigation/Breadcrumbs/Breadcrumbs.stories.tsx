import { expect, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const crumbs = [
  { href: '#sites', label: 'Sites' },
  { href: '#harborlane', label: 'harborlane.com' },
]

const deep = [
  { href: '#admin', label: 'Admin' },
  { href: '#people', label: 'People' },
  { href: '#users', label: 'App users' },
  { href: '#mira', label: 'Mira Kovač' },
  { href: '#orders', label: 'Orders' },
]

const meta = preview.meta({
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: crumbs, current: 'Settings' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Sites' })).toHaveAttribute('href', '#sites')
    await expect(canvas.getByText('Settings')).toHaveAttribute('aria-current', 'page')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Deep = meta.story({
  tags: ['behaviour'],
  args: { items: deep, current: 'Order 4711' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'People' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Steps between' }))
    await expect(await canvas.findByRole('menuitem', { name: 'People' })).toHaveAttribute('href', '#people')
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Sites' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'harborlane.com' })).toHaveFocus()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
})

const Matrix = () => (
  <StateGrid $column="22rem">
    <State name="default">
      <Breadcrumbs aria-label="Default" items={crumbs} current="Settings" />
    </State>
    <State name="hover" force={['hovered']}>
      <Breadcrumbs aria-label="Hover" items={crumbs} current="Settings" />
    </State>
    <State name="focus-visible" force={['focus-visible']}>
      <Breadcrumbs aria-label="Focus" items={crumbs} current="Settings" />
    </State>
    <State name="many steps">
      <Breadcrumbs aria-label="Many" items={deep} current="Order 4711" />
    </State>
    <State name="one step">
      <Breadcrumbs aria-label="One" items={crumbs.slice(0, 1)} current="harborlane.com" />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
export const LongText = meta.story({
  args: {
    items: [
      { href: '#sites', label: 'Sites' },
      { href: '#long', label: 'a-domain-that-goes-on-and-on-without-any-end.an-equally-long-domain.example.com' },
    ],
    current: 'A page whose name is much longer than a telephone is wide',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
})
