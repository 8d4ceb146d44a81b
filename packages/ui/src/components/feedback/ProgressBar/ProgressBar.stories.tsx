import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { ProgressBar } from './ProgressBar.tsx'

const meta = preview.meta({ title: 'Feedback/ProgressBar', component: ProgressBar, args: { isRunning: true } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument()
  },
})
export const Long = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading', {}, { timeout: 4000 })).toBeInTheDocument()
  },
})
export const Idle = meta.story({
  args: { isRunning: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
})
export const States = meta.story({
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar')
  },
})
