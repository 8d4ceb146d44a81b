import { useState } from 'react'
import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { Button } from '../../actions/Button/index.ts'
import { Dialog, type DialogProps } from './Dialog.tsx'

const Opened = (props: DialogProps) => {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>All pages</Button>
      <Dialog
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

const meta = preview.meta({
  title: 'Overlays/Dialog',
  component: Dialog,
  args: { title: 'Pages', isOpen: false, onOpenChange: fn(), children: 'All that there is to say.' },
  render: (args) => <Opened {...args} />,
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'All pages' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Pages' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'All pages' })).toHaveFocus())
  },
})

const shown = async ({ canvas }: StoryContext) => {
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
}

export const States = meta.story({ parameters: inEveryMode, args: { isOpen: true }, play: shown })
export const WithFooter = meta.story({
  args: { isOpen: true, size: 'lg', footer: <Button>Show more</Button> },
  play: shown,
})
export const LongText = meta.story({
  args: {
    isOpen: true,
    title: 'Every page of a site whose name is much longer than the dialog is wide on any screen',
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line + 1}</p>),
  },
  play: shown,
})
