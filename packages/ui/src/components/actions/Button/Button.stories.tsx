import { ArrowRight, Plus } from 'lucide-react'
import { Fragment } from 'react'
import { expect, fn } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Button, ButtonLink } from './Button.tsx'

const meta = preview.meta({
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save', onPress: fn() },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
})

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const sizes = ['sm', 'md', 'lg'] as const

const Matrix = () => (
  <StateGrid $column="8.5rem">
    {variants.map((variant) => (
      <Fragment key={variant}>
        <State name={`${variant}, default`}>
          <Button variant={variant}>Save</Button>
        </State>
        <State name="hover" force={['hovered']}>
          <Button variant={variant}>Save</Button>
        </State>
        <State name="pressed" force={['pressed']}>
          <Button variant={variant}>Save</Button>
        </State>
        <State name="focus-visible" force={['focus-visible']}>
          <Button variant={variant}>Save</Button>
        </State>
        <State name="disabled">
          <Button variant={variant} isDisabled>
            Save
          </Button>
        </State>
        <State name="pending">
          <Button variant={variant} isPending>
            Save
          </Button>
        </State>
        <State name="pending, with icon">
          <Button variant={variant} isPending icon={Plus}>
            Save
          </Button>
        </State>
      </Fragment>
    ))}
    {sizes.map((size) => (
      <State key={size} name={`size ${size}`}>
        <Button size={size}>Save</Button>
      </State>
    ))}
    <State name="icon before">
      <Button icon={Plus}>Add</Button>
    </State>
    <State name="icon after">
      <Button iconAfter={ArrowRight}>Continue</Button>
    </State>
    <State name="link">
      <ButtonLink href="#elsewhere">Open</ButtonLink>
    </State>
    <State name="link, hover" force={['hovered']}>
      <ButtonLink variant="primary" href="#elsewhere">
        Open
      </ButtonLink>
    </State>
    <State name="link, focus-visible" force={['focus-visible']}>
      <ButtonLink href="#elsewhere">Open</ButtonLink>
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })

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
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
})
