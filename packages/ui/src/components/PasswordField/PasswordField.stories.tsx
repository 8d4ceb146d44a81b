import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PasswordField } from './PasswordField.tsx'

const meta = preview.meta({
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' as const, defaultValue: 'correct horse' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
})

export const WithError = meta.story({ args: { error: 'Please use at least 10 characters' } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar' } })
export const Chinese = meta.story({ args: { label: '密码' }, globals: { locale: 'zh-CN' } })

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
})

const Strengths = () => (
  <div style={{ display: 'grid', gap: 20 }}>
    {['', 'short', 'password123', 'harborlane', 'harbor lane 7', 'correct horse battery staple'].map((password) => (
      <PasswordField
        key={password}
        label={password === '' ? 'Nothing yet' : password}
        autoComplete="new-password"
        hasStrength
        value={password}
        help="At least 10 characters"
      />
    ))}
  </div>
)

export const Strength = meta.story({
  render: Strengths,
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('status').map(({ textContent }) => textContent)
    await expect(words).toEqual(['', 'Too short', 'Weak', 'Fair', 'Good', 'Strong'])
    const [unrated] = canvas.getAllByRole('status')
    const track = unrated?.previousElementSibling?.getBoundingClientRect().width
    await expect(track).toBe(unrated?.parentElement?.getBoundingClientRect().width)
  },
})
export const StrengthDark = meta.story({ render: Strengths, globals: { theme: 'dark' } })
