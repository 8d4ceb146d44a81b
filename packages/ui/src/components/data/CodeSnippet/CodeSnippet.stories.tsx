import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
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

const snippet = '<script defer data-site="0190b3f2" src="https://stats.example.com/s.js"></script>'
const page = `<head>
  <title>Harbor Lane</title>
  ${snippet}
</head>`

const Matrix = () => (
  <StateGrid $column="26rem">
    <State name="one line">
      <CodeSnippet aria-label="One line" code={snippet} />
    </State>
    <State name="several lines">
      <CodeSnippet aria-label="Several lines" code={page} />
    </State>
    <State name="focus-visible on the button" force={['focus-visible']} of="button">
      <CodeSnippet aria-label="Focus" code={snippet} />
    </State>
    <State name="hover on the button" force={['hovered']} of="button">
      <CodeSnippet aria-label="Hover" code={snippet} />
    </State>
    <State name="a word longer than the line">
      <CodeSnippet aria-label="Long" code={`<script src="https://stats.example.com/${'a'.repeat(90)}.js"></script>`} />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
