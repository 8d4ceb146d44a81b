import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { TextField } from '../TextField/index.ts'
import { FormErrorSummary } from './FormErrorSummary.tsx'

const errors = [
  { id: 'name', message: 'Please fill in website name' },
  { id: 'domain', message: 'Please fill in the domain name' },
]

const meta = preview.meta({
  title: 'Forms/FormErrorSummary',
  component: FormErrorSummary,
  args: { errors },
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 480 }}>
      <FormErrorSummary {...args} />
      <TextField id="name" label="Website name" />
      <TextField id="domain" label="Domain name" />
    </div>
  ),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByRole('alert')
    await expect(summary).toHaveFocus()
    await expect(summary).toHaveTextContent('2 fields need your attention')
    await userEvent.click(canvas.getByRole('link', { name: 'Please fill in the domain name' }))
    await expect(canvas.getByRole('textbox', { name: 'Domain name' })).toHaveFocus()
  },
})

export const WithoutErrors = meta.story({
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const Dark = meta.story({ globals: { theme: 'dark' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar' } })

export const Chinese = meta.story({
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('有 2 个字段需要修改')
  },
})
