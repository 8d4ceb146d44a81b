import { expect } from 'storybook/test'
import { pictured } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CodeSnippet } from './CodeSnippet.tsx'

const meta = preview.meta({
  title: 'Data/CodeSnippet',
  component: CodeSnippet,
  args: {
    'aria-label': 'Snippet',
    code: '<script defer data-site="0190b3f2-7f5e-7a83-9a11-1f0a6f3c2b10" src="https://stats.example.com/s.js"></script>',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Snippet' })).toHaveTextContent(args.code)
  },
})
export const States = meta.story({ parameters: pictured })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar' } })
export const Chinese = meta.story({ globals: { locale: 'zh-CN' } })
