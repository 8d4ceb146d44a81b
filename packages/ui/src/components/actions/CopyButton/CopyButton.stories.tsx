import { expect, fn } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { CopyButton } from './CopyButton.tsx'

const meta = preview.meta({
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { value: 'copied text', onCopy: fn() },
})

/** Test browsers do not grant clipboard permission, so the clipboard is mocked. */
const clipboard = (writeText: (text: string) => Promise<void>) => () => {
  const original = navigator.clipboard
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  return () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: original })
}

export const Default = meta.story({ beforeEach: clipboard(() => Promise.resolve()) })

export const Behaviour = meta.story({
  tags: ['behaviour'],
  beforeEach: clipboard(() => Promise.resolve()),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await becomesVisible(() => canvas.findByRole('button', { name: 'Copied' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await becomesVisible(() => canvas.findByRole('button', { name: 'Copy' }, { timeout: 3000 }))
  },
})

export const Refused = meta.story({
  tags: ['behaviour'],
  beforeEach: clipboard(() => Promise.reject(new Error('no permission'))),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await becomesVisible(() => canvas.findByRole('button', { name: 'Could not copy' }))
    await expect(args.onCopy).not.toHaveBeenCalled()
  },
})

export const AsIcon = meta.story({
  tags: ['behaviour'],
  args: { variant: 'icon' },
  beforeEach: clipboard(() => Promise.resolve()),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await becomesVisible(() => canvas.findByRole('button', { name: 'Copied' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
  },
})

export const States = meta.story({
  parameters: inEveryMode,
  render: () => (
    <StateGrid>
      <State name="default">
        <CopyButton value="text" />
      </State>
      <State name="hover" force={['hovered']}>
        <CopyButton value="text" />
      </State>
      <State name="focus-visible" force={['focus-visible']}>
        <CopyButton value="text" />
      </State>
      <State name="disabled">
        <CopyButton value="text" isDisabled />
      </State>
      <State name="as an icon">
        <CopyButton variant="icon" value="text" />
      </State>
    </StateGrid>
  ),
})
