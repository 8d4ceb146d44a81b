import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { Button } from '../../actions/Button/index.ts'
import { TextField } from '../../inputs/TextField/index.ts'
import { Popover, type PopoverProps } from './Popover.tsx'

const meta = preview.meta({
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    'aria-label': 'Add a note',
    trigger: <Button>Note</Button>,
    onOpenChange: fn(),
    children: ((close) => (
      <div style={{ display: 'grid', gap: 16, inlineSize: 260 }}>
        <TextField label="Note" placeholder="New landing page" />
        <Button variant="primary" onPress={close}>
          Save
        </Button>
      </div>
    )) as PopoverProps['children'],
  },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Note' }))
    const popover = await canvas.findByRole('dialog', { name: 'Add a note' })
    await waitFor(() => expect(popover).toBeVisible())
    await expect(args.onOpenChange).toHaveBeenCalledWith(true)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'New page')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
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
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Note' })).toHaveFocus())
  },
})

const shown = async ({ canvas }: StoryContext) => {
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
}

export const States = meta.story({ parameters: inEveryMode, args: { defaultOpen: true }, play: shown })
export const LongText = meta.story({
  args: {
    defaultOpen: true,
    children: <p style={{ maxInlineSize: '24rem' }}>{'A text that goes on for quite a while. '.repeat(30)}</p>,
  },
  play: shown,
})
