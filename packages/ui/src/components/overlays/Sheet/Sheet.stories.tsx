import { useState } from 'react'
import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { Button } from '../../actions/Button/index.ts'
import { RadioGroup } from '../../inputs/RadioGroup/index.ts'
import { Sheet, type SheetProps } from './Sheet.tsx'

const Opened = (props: SheetProps) => {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Filters</Button>
      <Sheet
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
  title: 'Overlays/Sheet',
  component: Sheet,
  args: {
    title: 'Device',
    isOpen: false,
    onOpenChange: fn(),
    children: (
      <RadioGroup
        aria-label="Device"
        defaultValue="all"
        items={['all', 'phone', 'tablet', 'desktop'].map((value) => ({ value, label: value }))}
      />
    ),
    footer: (
      <Button slot="close" variant="primary" isFullWidth>
        Apply
      </Button>
    ),
  },
  render: (args) => <Opened {...args} />,
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    const sheet = await canvas.findByRole('dialog', { name: 'Device' })
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight))
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
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
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus())
  },
})

const shown = async ({ canvas }: StoryContext) => {
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
}

export const States = meta.story({ parameters: inEveryMode, args: { isOpen: true }, play: shown })
export const LongText = meta.story({
  args: {
    isOpen: true,
    title: 'A title that is much longer than a sheet is wide on any telephone that was ever sold anywhere',
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line + 1}</p>),
  },
  play: shown,
})
