import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Card } from '../Card/index.ts'
import { Container } from './Container.tsx'

const meta = preview.meta({
  title: 'Layout/Container',
  component: Container,
  args: { size: 'sm', children: <Card>What is to be read</Card> },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByText('What is to be read').closest('section')
    await expect(card?.getBoundingClientRect().width).toBe(560)
  },
})

const Matrix = () => (
  <StateGrid $column="100%">
    {(['sm', 'md', 'lg'] as const).map((size) => (
      <State key={size} name={size}>
        <Container size={size} align="start">
          <Card>What is to be read, in a line that is as long as its container lets it be</Card>
        </Container>
      </State>
    ))}
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
