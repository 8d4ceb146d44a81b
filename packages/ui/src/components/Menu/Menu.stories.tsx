import { Pencil, Trash2 } from 'lucide-react'
import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../Button/index.ts'
import { SiteTile } from '../SiteCard/index.ts'
import { Menu } from './Menu.tsx'

const onEdit = fn()

const meta = preview.meta({
  title: 'Controls/Menu',
  component: Menu,
  args: {
    'aria-label': 'Actions',
    trigger: <Button>Actions</Button>,
    groups: [
      {
        id: 'change',
        heading: 'harborlane.com',
        entries: [{ id: 'edit', label: 'Edit', icon: Pencil, onAction: onEdit }],
      },
      { id: 'end', entries: [{ id: 'delete', label: 'Delete', icon: Trash2, isDisabled: true }] },
    ],
  },
})

export const Default = meta.story({
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
export const Dark = meta.story({ play: open, globals: { theme: 'dark' } })
export const RightToLeft = meta.story({ play: open, globals: { locale: 'ar' } })

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await canvas.findByRole('menuitem', { name: 'Edit' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus())
  },
})

export const Searchable = meta.story({
  args: {
    isSearchable: true,
    align: 'start',
    selected: 'kettleandkiln.shop',
    groups: [
      {
        id: 'sites',
        entries: ['harborlane.com', 'kettleandkiln.shop', 'tidepool.dev'].map((domain) => ({
          id: domain,
          label: domain,
          href: `#${domain}`,
          picture: <SiteTile domain={domain} size={20} />,
        })),
      },
      { id: 'all', isFixed: true, entries: [{ id: 'add', label: 'Add a site', href: '#new', note: 'free' }] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    const search = await canvas.findByRole('searchbox', { name: 'Search' })
    await expect(search).toHaveFocus()
    await userEvent.type(search, 'tide')
    await waitFor(() => expect(canvas.queryByRole('menuitem', { name: 'harborlane.com' })).toBeNull())
    await expect(canvas.getByRole('menuitem', { name: 'tidepool.dev' })).toHaveAttribute('href', '#tidepool.dev')
    await expect(canvas.getByRole('menuitem', { name: /Add a site/ })).toBeVisible()
  },
})
export const Chinese = Default.extend({ globals: { locale: 'zh-CN' }, play: () => {} })
