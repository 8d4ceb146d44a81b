import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { BulkReport } from './BulkReport.tsx'

const meta = preview.meta({
  title: 'Overlays/BulkReport',
  component: BulkReport,
  args: {
    done: 18,
    failures: [
      { id: '7', name: 'mira.k@postbox.dev', message: 'Staff cannot be deleted' },
      { id: '9', name: 'jonas@example.com', message: 'Somebody else has changed this entry in the meantime' },
    ],
    isOpen: true,
    onOpenChange: fn(),
  },
})

const shown = async ({ canvas }: StoryContext) => {
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
}

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await shown(context)
    await expect(canvas.getByText('2 were not done')).toBeVisible()
    await expect(canvas.getByText('18 were done')).toBeVisible()
    await expect(await canvas.findByText('Staff cannot be deleted')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
})
export const Stopped = meta.story({
  args: { failures: [], skippedCount: 400 },
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.getByText('It was stopped.')).toBeVisible()
    await expect(context.canvas.getByText('400 were not tried.')).toBeVisible()
  },
})
export const AllTried = meta.story({
  args: { done: 0, errorMessage: 'Your account was disabled' },
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.getByText('0 were done')).toBeVisible()
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(/^Your account was disabled$/)
  },
})
export const NothingLeft = meta.story({
  args: { failures: [], errorMessage: 'The last answer was lost' },
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.getByText('18 were done')).toBeVisible()
    await expect(context.canvas.queryByText(/^0 /)).toBeNull()
  },
})
export const NotAllListed = meta.story({
  args: { failureCount: 12_000, errorMessage: 'Your account was disabled', skippedCount: 3 },
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.getByText('The first 2 of these are listed.')).toBeVisible()
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('Your account was disabled')
  },
})
export const States = meta.story({ parameters: inEveryMode, play: shown })
