import { Pencil, Trash2, X } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { IconButton } from './IconButton.tsx'

const meta = preview.meta({
  title: 'Controls/IconButton',
  component: IconButton,
  args: { icon: X, 'aria-label': 'Close', onPress: fn() },
})

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
})

const Matrix = () => (
  <div style={{ display: 'flex', gap: 16 }}>
    {(['sm', 'md', 'lg'] as const).map((size) => (
      <IconButton key={size} icon={Pencil} aria-label={`Edit ${size}`} size={size} />
    ))}
    <IconButton icon={Pencil} aria-label="Edit, with an edge" hasEdge />
    <IconButton icon={Trash2} aria-label="Delete, disabled" isDisabled />
  </div>
)

export const Variants = meta.story({ render: Matrix })
export const Dark = meta.story({ render: Matrix, globals: { theme: 'dark' } })

export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('[role="tooltip"]')).toBeNull()
    await userEvent.tab()
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Close')
    await userEvent.keyboard('{Escape}')
  },
})
export const Chinese = meta.story({ globals: { locale: 'zh-CN' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar' } })
