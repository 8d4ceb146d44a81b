import { LayoutGrid, Moon, Plus } from 'lucide-react'
import { useState } from 'react'
import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { Button } from '../../actions/Button/index.ts'
import { SiteAvatar } from '../../../product/SiteCard/index.ts'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'

const Opened = (props: CommandPaletteProps) => {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Commands</Button>
      <CommandPalette
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setIsOpen(next)
          props.onOpenChange?.(next)
        }}
      />
    </>
  )
}

const onDark = fn()

const sites = ['harborlane.com', 'kettleandkiln.shop', 'tidepool.dev'].map((domain, index) => ({
  id: domain,
  label: ['Harbor Lane', 'Kettle & Kiln', 'Tidepool'][index] ?? domain,
  note: domain,
  icon: <SiteAvatar domain={domain} size={20} />,
  href: `#${domain}`,
}))

const meta = preview.meta({
  title: 'Navigation/CommandPalette',
  component: CommandPalette,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    items: [
      { id: 'sites', label: 'Sites', items: sites },
      {
        id: 'pages',
        label: 'Go to',
        items: [
          { id: 'my-sites', label: 'My sites', icon: LayoutGrid, href: '#sites', keys: ['s'] },
          { id: 'add', label: 'Add website', icon: Plus, href: '#new', keys: ['n'], keywords: 'new site' },
        ],
      },
      { id: 'theme', label: 'Theme', items: [{ id: 'dark', label: 'Dark', icon: Moon, onAction: onDark }] },
    ],
  },
  render: (args) => <Opened {...args} />,
})

const shown = async ({ canvas }: StoryContext) => {
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
}

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    await shown(context)
    const { args, canvas, userEvent } = context
    await expect(canvas.getByRole('searchbox', { name: 'Search commands' })).toHaveFocus()
    await userEvent.keyboard('kiln')
    await waitFor(() => expect(canvas.getAllByRole('menuitem')).toHaveLength(1))
    await expect(canvas.queryByText('Theme')).toBeNull()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.keyboard('new site')
    await waitFor(() => expect(canvas.getAllByRole('menuitem')).toHaveLength(1))
    await expect(canvas.getByRole('menuitem', { name: 'Add website' })).toHaveAttribute('href', '#new')
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Dark' }))
    await expect(onDark).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const search = await canvas.findByRole('searchbox')
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('dark{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(onDark).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Commands' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})

export const NoMatch = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    await shown(context)
    await context.userEvent.keyboard('zzz')
    await becomesVisible(() => context.canvas.findByText('No command matches'))
  },
})

/** Commands that are looked up elsewhere while somebody types. */
export const Loading = meta.story({
  args: { items: [], loadingState: 'loading', onSearchChange: fn() },
  play: async (context) => {
    await shown(context)
    const { args, canvas, userEvent } = context
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading more commands')
    await userEvent.keyboard('k')
    await expect(args.onSearchChange).toHaveBeenCalledWith('k')
  },
})

export const States = meta.story({
  parameters: inEveryMode,
  play: async (context) => {
    await shown(context)
    await context.userEvent.keyboard('{ArrowDown}')
  },
})
export const LongText = meta.story({
  args: {
    items: [
      {
        id: 'long',
        label: 'A heading that is longer than the palette is wide, whatever the screen it is shown on may be',
        items: [
          {
            id: 'one',
            label: 'A command with a name that goes on and on, far longer than anybody would want to type',
            note: 'a-domain-that-is-longer-than-most.example.com',
          },
        ],
      },
    ],
  },
  play: shown,
})
