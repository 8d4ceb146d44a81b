import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Heading } from './Heading.tsx'

const meta = preview.meta({
  title: 'Data/Heading',
  component: Heading,
  args: { children: 'Where visitors come from' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Where visitors come from' })
    await expect(heading).toHaveStyle({ fontSize: '16px', marginBlockStart: '0px' })
  },
})

/** The visual size does not depend on the heading level. */
export const LevelAndSize = meta.story({
  tags: ['behaviour'],
  args: { level: 1, size: 'sm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveStyle({ fontSize: '14px' })
  },
})

const Matrix = () => (
  <StateGrid $column="20rem">
    {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
      <State key={size} name={size}>
        <Heading size={size}>Where visitors come from</Heading>
      </State>
    ))}
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })

export const LongText = meta.story({
  args: { size: 'lg', children: 'averylongnamewithoutanyspaceinitthatgoesonandonandon.example.com' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading')
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
  },
})
