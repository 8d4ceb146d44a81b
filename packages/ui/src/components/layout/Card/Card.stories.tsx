import { expect, within } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Button } from '../../actions/Button/index.ts'
import { Card } from './Card.tsx'

const meta = preview.meta({ title: 'Layout/Card', component: Card, args: { children: 'What belongs together.' } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
})
export const WithHeading = meta.story({
  args: { title: 'Goals', actions: <Button size="sm">Add</Button> },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('group', { name: 'Goals' }))
    await expect(card.getByRole('heading', { level: 2, name: 'Goals' })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Add' })).toBeVisible()
  },
})
export const ActionsAlone = meta.story({
  args: { 'aria-label': 'Goals of the site', actions: <Button size="sm">Add</Button> },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Goals of the site' })
    const button = canvas.getByRole('button', { name: 'Add' }).getBoundingClientRect()
    await expect(button.left).toBeGreaterThan(card.getBoundingClientRect().width / 2)
    await expect(button.bottom).toBeLessThan(card.getBoundingClientRect().bottom)
  },
})
export const NamedOtherwise = meta.story({
  args: { title: 'Goals', 'aria-label': 'Goals of the site' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Goals of the site' })).toBeVisible()
  },
})
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
  <StateGrid $column="20rem">
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
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
