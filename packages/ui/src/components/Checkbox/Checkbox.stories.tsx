import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = preview.meta({
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Allow changes', onChange: fn() },
})

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Allow changes' })
    await expect(box).not.toBeChecked()
    await userEvent.click(canvas.getByText('Allow changes'))
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
})

const Matrix = () => (
  <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
    <Checkbox>Unchecked</Checkbox>
    <Checkbox defaultSelected>Checked</Checkbox>
    <Checkbox isIndeterminate>Indeterminate</Checkbox>
    <Checkbox isInvalid>Invalid</Checkbox>
    <Checkbox isDisabled>Disabled</Checkbox>
    <Checkbox isDisabled defaultSelected>
      Disabled, checked
    </Checkbox>
    <Checkbox aria-label="Select Mina Keller" />
  </div>
)

export const Variants = meta.story({ render: Matrix })
export const Dark = meta.story({ render: Matrix, globals: { theme: 'dark' } })
export const Chinese = meta.story({ args: { children: '允许修改' }, globals: { locale: 'zh-CN' } })
export const RightToLeft = meta.story({ render: Matrix, globals: { locale: 'ar' } })

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const box = canvas.getByRole('checkbox')
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
})

export const LongText = meta.story({
  args: { children: 'A condition that takes far more than one line, because there is a lot to agree to here.' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
})
