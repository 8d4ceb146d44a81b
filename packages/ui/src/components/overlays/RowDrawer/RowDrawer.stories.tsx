import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { RowDrawer } from './RowDrawer.tsx'

const meta = preview.meta({
  title: 'Overlays/RowDrawer',
  component: RowDrawer,
  args: {
    title: 'Mira Kovač',
    description: 'mira.k@postbox.dev',
    isOpen: true,
    onOpenChange: fn(),
    onPrevious: undefined,
    onNext: fn(),
    children: 'What is known about Mira.',
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
    await expect(canvas.getByRole('button', { name: 'Previous row' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Next row' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
})
export const Loading = meta.story({
  args: { loadingState: 'loading' },
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
    await expect(context.canvas.queryByText('What is known about Mira.')).toBeNull()
  },
})
export const Missing = meta.story({
  args: { loadingState: 'error', errorMessage: 'There is no such entry', isMissing: true },
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.getByText('There is no such entry')).toBeVisible()
  },
})
const onRetry = fn()
export const Failed = meta.story({
  args: { loadingState: 'error', errorMessage: 'The service does not answer', onRetry },
  play: async (context) => {
    await shown(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})
export const FailedForGood = meta.story({
  args: { loadingState: 'error', errorMessage: 'The service does not answer' },
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    await expect(canvas.getByRole('heading', { name: 'This entry could not be loaded' })).toBeVisible()
    await expect(canvas.queryByText(/may have been deleted/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})
export const States = meta.story({ parameters: inEveryMode, play: shown })
