import { Bell, Pencil, Trash2, X } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { IconButton } from './IconButton.tsx'

const meta = preview.meta({
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: X, 'aria-label': 'Close', onPress: fn() },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
})

const Matrix = () => (
  <StateGrid $column="7rem">
    <State name="default">
      <IconButton icon={Pencil} aria-label="Edit" />
    </State>
    <State name="hover" force={['hovered']}>
      <IconButton icon={Pencil} aria-label="Edit" />
    </State>
    <State name="pressed" force={['pressed']}>
      <IconButton icon={Pencil} aria-label="Edit" />
    </State>
    <State name="focus-visible" force={['focus-visible']}>
      <IconButton icon={Pencil} aria-label="Edit" />
    </State>
    <State name="disabled">
      <IconButton icon={Trash2} aria-label="Delete" isDisabled />
    </State>
    <State name="with an edge">
      <IconButton icon={Pencil} aria-label="Edit" hasEdge />
    </State>
    <State name="with an edge, hover" force={['hovered']}>
      <IconButton icon={Pencil} aria-label="Edit" hasEdge />
    </State>
    <State name="with a badge">
      <IconButton icon={Bell} aria-label="3 notices" badge="3" />
    </State>
    <State name="with a longer badge">
      <IconButton icon={Bell} aria-label="12 notices" badge="9+" />
    </State>
    {(['sm', 'md', 'lg'] as const).map((size) => (
      <State key={size} name={`size ${size}`}>
        <IconButton icon={Pencil} aria-label={`Edit ${size}`} size={size} hasEdge />
      </State>
    ))}
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('[role="tooltip"]')).toBeNull()
    await userEvent.tab()
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Close')
    await userEvent.keyboard('{Escape}')
  },
})
