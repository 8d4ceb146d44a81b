import { useState } from 'react'
import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { Button } from '../../actions/Button/index.ts'
import { ShortcutSheet, type ShortcutSheetProps } from './ShortcutSheet.tsx'

const Opened = (props: ShortcutSheetProps) => {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  const [isOn, setIsOn] = useState(props.hasSingleKeys)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Shortcuts</Button>
      <ShortcutSheet
        {...props}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        hasSingleKeys={isOn}
        onSingleKeysChange={(next) => {
          setIsOn(next)
          props.onSingleKeysChange(next)
        }}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Overlays/ShortcutSheet',
  component: ShortcutSheet,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    hasSingleKeys: true,
    onSingleKeysChange: fn(),
    items: [
      {
        id: 'everywhere',
        label: 'Everywhere',
        items: [
          { id: 'palette', label: 'Commands', keys: ['Mod', 'k'] },
          { id: 'sheet', label: 'Keyboard shortcuts', keys: ['?'] },
        ],
      },
      { id: 'lists', label: 'In lists', items: [{ id: 'search', label: 'Search', keys: ['/'] }] },
    ],
  },
  render: (args) => <Opened {...args} />,
})

const shown = async ({ canvas }: StoryContext) => {
  await waitFor(() => expect(canvas.getByRole('dialog', { name: /./ })).toBeVisible())
}

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['CtrlK', '?', '/'])
    await userEvent.click(canvas.getByRole('switch', { name: 'Single-key shortcuts' }))
    await expect(args.onSingleKeysChange).toHaveBeenCalledWith(false)
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Shortcuts' })).toHaveFocus())
  },
})

export const States = meta.story({ parameters: inEveryMode, args: { hasSingleKeys: false }, play: shown })
export const LongText = meta.story({
  args: {
    items: [
      {
        id: 'long',
        label: 'A heading that goes on for much longer than there is room for in the dialog on a phone',
        items: [
          {
            id: 'one',
            label: 'Opens something with a name longer than anybody would care to read',
            keys: ['Mod', 'Shift', 'k'],
          },
        ],
      },
    ],
  },
  play: shown,
})
