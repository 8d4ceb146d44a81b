import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, States as Sheet } from '../../../docs/States.tsx'
import { Button } from '../../actions/Button/index.ts'
import { Card } from './Card.tsx'

const meta = preview.meta({ title: 'Layout/Card', component: Card, args: { children: 'What belongs together.' } })

export const Default = meta.story()
export const WithFooter = meta.story({
  args: {
    footer: (
      <>
        <Button variant="quiet" flush="start">
          Cancel
        </Button>
        <Button variant="primary">Continue</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    // The label of a button without an edge is in line with the content, not its invisible box.
    const start = (text: string) => {
      const range = document.createRange()
      range.selectNodeContents(canvas.getByText(text))
      return Math.round(range.getBoundingClientRect().x)
    }
    await expect(start('Cancel')).toBe(start('What belongs together.'))
  },
})

const Matrix = () => (
  <Sheet $column="20rem">
    <State name="content alone">
      <Card>What belongs together.</Card>
    </State>
    <State name="with a footer">
      <Card footer={<Button variant="primary">Continue</Button>}>What belongs together.</Card>
    </State>
    <State name="with a heading">
      <Card title="Goals" description="What visitors are to do." actions={<Button size="sm">Add</Button>}>
        What belongs together.
      </Card>
    </State>
    <State name="long text">
      <Card>An address without an end: https://example.com/a-path-that-goes-on-and-on-and-on-without-a-space</Card>
    </State>
  </Sheet>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
