import { ArrowRight, Plus } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button, ButtonLink } from './Button.tsx'

const meta = preview.meta({
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Save', onPress: fn() },
})

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
})

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const
const sizes = ['sm', 'md', 'lg'] as const

const Matrix = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    {variants.map((variant) => (
      <div key={variant} style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
        {sizes.map((size) => (
          <Button key={size} variant={variant} size={size}>
            {variant} {size}
          </Button>
        ))}
        <Button variant={variant} icon={Plus}>
          With icon
        </Button>
        <Button variant={variant} iconAfter={ArrowRight}>
          Continue
        </Button>
        <Button variant={variant} isDisabled>
          Disabled
        </Button>
        <Button variant={variant} isPending>
          Pending
        </Button>
        <Button variant={variant} isPending icon={Plus}>
          Pending with icon
        </Button>
        <ButtonLink variant={variant} href="#elsewhere">
          Link
        </ButtonLink>
      </div>
    ))}
  </div>
)

export const Variants = meta.story({ render: Matrix })
export const Dark = meta.story({ render: Matrix, globals: { theme: 'dark' } })
export const RightToLeft = meta.story({ render: Matrix, globals: { locale: 'ar' } })

export const LongText = meta.story({
  args: { children: 'A label that is much longer than a label ought to be, and so breaks into lines' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
})

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Save/ })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
})

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
})
export const Chinese = meta.story({ globals: { locale: 'zh-CN' } })
