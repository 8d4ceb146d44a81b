import { Pencil, Trash2 } from 'lucide-react'
import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { Button } from '../Button/index.ts'
import { SiteAvatar } from '../../../product/SiteCard/index.ts'
import { Menu } from './Menu.tsx'

const onEdit = fn()

const meta = preview.meta({
  title: 'Actions/Menu',
  component: Menu,
  args: {
    'aria-label': 'Actions',
    trigger: <Button>Actions</Button>,
    items: [
      {
        id: 'change',
        label: 'harborlane.com',
        items: [{ id: 'edit', label: 'Edit', icon: Pencil, onAction: onEdit }],
      },
      { id: 'end', items: [{ id: 'delete', label: 'Delete', icon: Trash2, isDisabled: true }] },
    ],
  },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('menu')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Edit' }))
    await expect(onEdit).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
  },
})

const open = async ({ canvas, userEvent }: StoryContext) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
  const menu = await canvas.findByRole('menu')
  await waitFor(() => expect(menu).toBeVisible())
}

export const Open = meta.story({ play: open })

/** Shows a heading, a note, icons, links, selected and disabled entries. */
export const States = meta.story({
  parameters: inEveryMode,
  args: {
    defaultOpen: true,
    align: 'start',
    items: [
      {
        id: 'change',
        label: 'harborlane.com',
        items: [
          { id: 'edit', label: 'Edit', icon: Pencil },
          { id: 'add', label: 'Add website', href: '#new', note: 'free' },
        ],
      },
      {
        id: 'size',
        label: 'Density',
        selectedKey: 'regular',
        onSelectionChange: fn(),
        items: [
          { id: 'regular', label: 'Regular' },
          { id: 'compact', label: 'Compact' },
        ],
      },
      { id: 'end', items: [{ id: 'delete', label: 'Delete', icon: Trash2, isDisabled: true }] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
    await userEvent.keyboard('{ArrowDown}')
  },
})

export const FromOutside = meta.story({
  tags: ['behaviour'],
  args: { isOpen: false, onOpenChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(true)
    await expect(canvas.queryByRole('menu')).toBeNull()
  },
})

export const LongText = meta.story({
  args: {
    items: [
      {
        id: 'long',
        label: 'a-domain-that-goes-on-and-on-without-any-end.an-equally-long-domain.example.com',
        items: [{ id: 'one', label: 'An entry with a name that is far longer than any menu is wide', icon: Pencil }],
      },
    ],
  },
  play: async (context) => {
    await open(context)
    const name = await context.canvas.findByText(/far longer than any menu/)
    await waitFor(() => expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth))
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight)
  },
})

/** A group may have the same name as one of its entries. */
export const SameNames = meta.story({
  tags: ['behaviour'],
  args: { items: [{ id: 'edit', items: [{ id: 'edit', label: 'Edit' }] }] },
  play: async (context) => {
    await open(context)
    await waitFor(() => expect(context.canvas.getByRole('menuitem', { name: 'Edit' })).toBeVisible())
  },
})

const onSelectionChange = fn()

export const Choices = meta.story({
  tags: ['behaviour'],
  args: {
    items: ['Size', 'Colour'].map((label) => ({
      id: label,
      label,
      selectedKey: `${label} 1`,
      onSelectionChange,
      items: [1, 2].map((choice) => ({ id: `${label} ${choice}`, label: `${label} ${choice}` })),
    })),
  },
  play: async (context) => {
    await open(context)
    const { canvas, userEvent } = context
    await expect(canvas.getByRole('menuitemradio', { name: 'Size 1' })).toBeChecked()
    await expect(canvas.getByRole('menuitemradio', { name: 'Colour 1' })).toBeChecked()
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Colour 2' }))
    await expect(onSelectionChange).toHaveBeenCalledWith('Colour 2')
  },
})

const onColumnsChange = fn()

export const AnyNumber = meta.story({
  tags: ['behaviour'],
  args: {
    items: [
      {
        id: 'columns',
        label: 'Columns',
        selectedKeys: new Set(['email']),
        onSelectionChange: onColumnsChange,
        items: [
          { id: 'email', label: 'E-mail' },
          { id: 'region', label: 'Region' },
        ],
      },
    ],
  },
  play: async (context) => {
    await open(context)
    const { canvas, userEvent } = context
    await expect(canvas.getByRole('menuitemcheckbox', { name: 'E-mail' })).toBeChecked()
    await userEvent.click(canvas.getByRole('menuitemcheckbox', { name: 'Region' }))
    await expect(onColumnsChange).toHaveBeenCalledWith(new Set(['email', 'region']))
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible())
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await canvas.findByRole('menuitem', { name: 'Edit' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus())
  },
})

export const Searchable = meta.story({
  tags: ['behaviour'],
  args: {
    isSearchable: true,
    align: 'start',
    items: [
      {
        id: 'sites',
        selectedKey: 'kettleandkiln.shop',
        items: ['harborlane.com', 'kettleandkiln.shop', 'tidepool.dev'].map((domain) => ({
          id: domain,
          label: domain,
          href: `#${domain}`,
          icon: <SiteAvatar domain={domain} size={20} />,
        })),
      },
      { id: 'all', isFixed: true, items: [{ id: 'add', label: 'Add website', href: '#new', note: 'free' }] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    const search = await canvas.findByRole('searchbox', { name: 'Search' })
    await expect(search).toHaveFocus()
    await userEvent.type(search, 'tide')
    await waitFor(() => expect(canvas.queryByRole('menuitem', { name: 'harborlane.com' })).toBeNull())
    await expect(canvas.getByRole('menuitem', { name: 'tidepool.dev' })).toHaveAttribute('href', '#tidepool.dev')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: /Add website/ })).toBeVisible())
  },
})
