import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { FieldSizes } from '../../../docs/FieldSizes.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

const kind: Pick<PasswordFieldProps, 'autoComplete'> = { autoComplete: 'current-password' }

const meta = preview.meta({
  title: 'Inputs/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    ...kind,
    defaultValue: 'correct horse',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 1100 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
})

export const WithError = meta.story({ args: { errorMessage: 'Please use at least 10 characters' } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
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
        description="At least 10 characters"
      />
    ))}
  </div>
)

const box = '[data-part=box]'
const Matrix = () => (
  <StateGrid $column="16rem">
    <State name="default">
      <PasswordField label="Password" autoComplete="current-password" defaultValue="correct horse" />
    </State>
    <State name="empty">
      <PasswordField label="Password" autoComplete="current-password" description="At least 10 characters" />
    </State>
    <State name="hover" force={['hovered']} of={box}>
      <PasswordField label="Password" autoComplete="current-password" defaultValue="correct horse" />
    </State>
    <State name="focus" force={['focus-within']} of={box}>
      <PasswordField label="Password" autoComplete="current-password" defaultValue="correct horse" />
    </State>
    <State name="error">
      <PasswordField
        label="Password"
        autoComplete="current-password"
        errorMessage="Please use at least 10 characters"
      />
    </State>
    <State name="disabled">
      <PasswordField label="Password" autoComplete="current-password" defaultValue="correct horse" isDisabled />
    </State>
    <State name="with its strength">
      <PasswordField label="Password" autoComplete="new-password" defaultValue="correct horse" hasStrength />
    </State>
    <FieldSizes>
      {(size) => (
        <PasswordField label="Password" autoComplete="current-password" size={size} defaultValue="correct horse" />
      )}
    </FieldSizes>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
export const StrengthOfItsOwnValue = meta.story({
  tags: ['behaviour'],
  args: { autoComplete: 'new-password', hasStrength: true, defaultValue: '' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse battery staple')
    await expect(canvas.getByRole('status')).toHaveTextContent('Strong')
  },
})
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
