import type { StoryContext } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { Avatar } from '../../data/Avatar/index.ts'
import { Button } from '../../actions/Button/index.ts'
import { TextField } from '../../inputs/TextField/index.ts'
import { Drawer, type DrawerProps } from './Drawer.tsx'

const Opened = (props: DrawerProps) => {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Edit</Button>
      <Drawer
        {...props}
        isOpen={isOpen}
        onOpenChange={() => {
          setIsOpen(false)
          props.onOpenChange?.(false)
        }}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    title: 'Edit Mira Kovač',
    description: 'mira.k@postbox.dev',
    icon: <Avatar name="Mira Kovač" size="lg" />,
    isOpen: false,
    onOpenChange: fn(),
    children: <TextField label="Nickname" defaultValue="Mira" />,
    start: <Button variant="quiet">Delete user</Button>,
    footer: (
      <>
        <Button slot="close">Cancel</Button>
        <Button variant="primary">Save changes</Button>
      </>
    ),
  },
  render: (args) => <Opened {...args} />,
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    const drawer = await canvas.findByRole('dialog', { name: 'Edit Mira Kovač' })
    await waitFor(() => expect(drawer).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus())
  },
})

export const AsksBeforeLosingChanges = meta.story({
  tags: ['behaviour'],
  args: { isOpen: true, hasUnsavedChanges: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    const question = await canvas.findByRole('alertdialog', { name: 'Discard the changes?' })
    await waitFor(() => expect(question).toBeVisible())
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
  },
})

const shown = async ({ canvas }: StoryContext) => {
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
}

export const States = meta.story({ parameters: inEveryMode, args: { isOpen: true }, play: shown })
export const LongText = meta.story({
  args: {
    isOpen: true,
    title: 'Edit a person whose name is much longer than the drawer is wide on any screen',
    description: 'an-address-that-goes-on-and-on-without-any-end.and-on@an-equally-long-domain.example.com',
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line + 1}</p>),
  },
  play: shown,
})
export const RightToLeft = meta.story({
  args: { isOpen: true },
  globals: { locale: 'ar' },
  play: async (context) => {
    await shown(context)
    const drawer = context.canvas.getByRole('dialog')
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBeLessThan(20))
  },
})
