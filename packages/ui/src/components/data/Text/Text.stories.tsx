import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Text } from './Text.tsx'

const meta = preview.meta({
  title: 'Data/Text',
  component: Text,
  args: { children: 'Visits of the last thirty days.' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const text = canvas.getByText('Visits of the last thirty days.')
    await expect(text.tagName).toBe('P')
    await expect(text).toHaveStyle({ fontSize: '13px', marginBlockStart: '0px' })
  },
})

const Matrix = () => (
  <StateGrid $column="14rem">
    {(['primary', 'secondary', 'quiet'] as const).flatMap((variant) =>
      (['sm', 'md', 'lg'] as const).map((size) => (
        <State key={`${variant} ${size}`} name={`${variant}, ${size}`}>
          <Text variant={variant} size={size}>
            <strong>1,204</strong> visits by <code>utm_source</code>
          </Text>
        </State>
      )),
    )}
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
