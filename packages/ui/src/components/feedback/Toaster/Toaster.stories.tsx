import { expect, fn, screen, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { Button } from '../../actions/Button/index.ts'
import { queue } from './queue.ts'
import { toast } from './toast.ts'
import { Toaster } from './Toaster.tsx'

const meta = preview.meta({
  title: 'Feedback/Toaster',
  component: Toaster,
  beforeEach: () => () => queue.clear(),
  render: () => (
    <>
      <Toaster />
      <Button onPress={() => toast.success('Site added')}>Add</Button>
    </>
  ),
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(screen.queryByText('Site added')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(await screen.findByRole('status')).toHaveTextContent('Site added')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByText('Site added')).toBeNull())
  },
})

const copied = () => toast.info('Link copied')

export const LeavesAfterThreeSeconds = meta.story({
  render: () => (
    <>
      <Toaster />
      <Button onPress={copied}>Copy link</Button>
    </>
  ),
  play: async () => {
    copied()
    await expect(await screen.findByText('Link copied')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('Link copied')).toBeNull(), { timeout: 4000 })
  },
})

/** A toast with an action is still there when the one beside it has gone. */
export const StaysWithAction = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    toast.warning('Export is limited to 10,000 rows', { label: 'Narrow the range', onAction: fn() })
    toast.info('Link copied')
    await expect(await screen.findByText('Link copied')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('Link copied')).toBeNull(), { timeout: 4000 })
    await expect(screen.getByText(/Export is limited/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByText(/Export is limited/)).toBeNull())
  },
})

const all = () => {
  toast.warning('Export is limited to 10,000 rows')
  toast.success('Site added')
  toast.error('Could not save. Check your connection')
  toast.info('Link copied')
}

export const AtMostThree = meta.story({
  render: () => (
    <>
      <Toaster />
      <Button onPress={all}>Show four</Button>
    </>
  ),
  play: async () => {
    all()
    await expect(await screen.findByText('Link copied')).toBeInTheDocument()
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(3)
  },
})
const eachTone = () => {
  toast.success('Site added')
  toast.warning('Export is limited to 10,000 rows', { label: 'Narrow the range', onAction: fn() })
  toast.error('Could not save. Check your connection', { label: 'Try again', onAction: fn() })
}

export const States = meta.story({
  parameters: inEveryMode,
  render: () => (
    <>
      <Toaster />
      <Button onPress={eachTone}>Show each tone</Button>
    </>
  ),
  play: async () => {
    eachTone()
    await expect(await screen.findByText('Site added')).toBeInTheDocument()
  },
})

const onRetry = fn()

export const WithAction = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    toast.error('Could not save. Check your connection', { label: 'Try again', onAction: onRetry })
    await expect(onRetry).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText(/Could not save/)).toBeNull())
  },
})

export const LongText = meta.story({
  play: async () => {
    toast.warning(
      'A message that is so long that it breaks into several lines, although nobody should have to read one',
    )
    await waitFor(() => expect(screen.getByText(/so long/)).toBeVisible())
  },
})
