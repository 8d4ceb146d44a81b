import { useState, type ReactNode } from 'react'
import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Button } from '../../actions/Button/index.ts'
import { TextField } from '../TextField/index.ts'
import { FormErrorSummary } from './FormErrorSummary.tsx'

const errors = [
  { id: 'name', message: 'Please fill in website name' },
  { id: 'domain', message: 'Please fill in the domain name' },
]

/** The summary takes the focus when it appears, so in documentation it appears only on request. */
const AfterSending = ({ children }: { children: ReactNode }) => {
  const [isSent, setIsSent] = useState(false)
  return isSent ? children : <Button onPress={() => setIsSent(true)}>Send</Button>
}

const meta = preview.meta({
  title: 'Inputs/FormErrorSummary',
  component: FormErrorSummary,
  args: { errors },
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 480 }}>
      <FormErrorSummary {...args} />
      <TextField id="name" label="Website name" />
      <TextField id="domain" label="Domain name" />
    </div>
  ),
  decorators: [
    (Story, { viewMode }) =>
      viewMode === 'docs' ? (
        <AfterSending>
          <Story />
        </AfterSending>
      ) : (
        <Story />
      ),
  ],
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByRole('alert')
    await expect(summary).toHaveFocus()
    await expect(summary).toHaveTextContent('2 fields need your attention')
    await userEvent.click(canvas.getByRole('link', { name: 'Please fill in the domain name' }))
    await expect(canvas.getByRole('textbox', { name: 'Domain name' })).toHaveFocus()
  },
})

/** Fields with the same message are told apart by their labels. */
export const SameMessage = meta.story({
  tags: ['behaviour'],
  args: { errors: errors.map(({ id }) => ({ id, message: 'Please fill in this field' })) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Website name: Please fill in this field' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Domain name: Please fill in this field' }))
    await expect(canvas.getByRole('textbox', { name: 'Domain name' })).toHaveFocus()
  },
})

export const WithoutErrors = meta.story({
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

const Matrix = () => (
  <StateGrid $column="24rem">
    <State name="one field">
      <FormErrorSummary errors={errors.slice(0, 1)} />
      <TextField id="name" label="Website name" errorMessage="Please fill in website name" />
    </State>
    <State name="several fields, with the focus">
      <FormErrorSummary
        errors={[
          { id: 'email', message: 'Please fill in your email' },
          {
            id: 'password',
            message: 'Please fill in a password of at least twelve characters, with a digit among them',
          },
        ]}
      />
      <TextField id="email" label="Email" errorMessage="Please fill in your email" />
      <TextField id="password" label="Password" errorMessage="Please fill in a password" />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })

export const Chinese = meta.story({
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('有 2 个字段需要修改')
  },
})
