import { useState } from 'react'
import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { Button } from '../../actions/Button/index.ts'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

/** In documentation a reader opens the dialog; in a test it is open from the start. */
const Opened = (props: ConfirmDialogProps) => {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Delete…</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}

const meta = preview.meta({
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Delete harborlane.com?',
    children: 'This removes the site’s data in Sightline only, not in Google Analytics. It cannot be undone.',
    confirmLabel: 'Delete site',
    typeToConfirm: 'harborlane.com',
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
  },
  render: (args, { viewMode }) => (viewMode === 'docs' ? <Opened {...args} /> : <ConfirmDialog {...args} />),
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('alertdialog', { name: 'Delete harborlane.com?' })
    const field = canvas.getByRole('textbox', { name: 'Type harborlane.com to confirm' })
    await waitFor(() => expect(field).toHaveFocus())
    const button = canvas.getByRole('button', { name: 'Delete site' })
    await userEvent.type(field, 'harborlane')
    await expect(button).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.type(field, '.com')
    await expect(button).toBeEnabled()
    await userEvent.click(button)
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('harborlane.com{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
  },
})

const plain = {
  title: 'Discard the changes?',
  children: 'What you have typed is not saved yet.',
  confirmLabel: 'Discard',
}

export const WithoutTyping = meta.story({
  tags: ['behaviour'],
  args: plain,
  render: ({ typeToConfirm: _, ...args }, { viewMode }) =>
    viewMode === 'docs' ? <Opened {...args} /> : <ConfirmDialog {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

const shown = async ({ canvas }: StoryContext) => {
  await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible())
}

export const States = meta.story({ parameters: inEveryMode, play: shown })
export const Pending = meta.story({ args: { isPending: true }, play: shown })
export const Failed = meta.story({
  args: { errorMessage: 'Something went wrong on the server' },
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('Something went wrong on the server')
  },
})
export const LongText = meta.story({
  args: {
    title: 'Delete a-domain-that-goes-on-and-on-without-any-end.an-equally-long-domain.example.com?',
    typeToConfirm: 'a-domain-that-goes-on-and-on-without-any-end.an-equally-long-domain.example.com',
  },
  play: shown,
})
