import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { Accordion } from './Accordion.tsx'

const items = [
  { id: 'trial', title: 'What happens after the trial?', content: 'Counting goes on. Reports open again with a plan.' },
  { id: 'change', title: 'Can I change the plan later?', content: 'At any time; what was paid is taken into account.' },
  { id: 'tax', title: 'Is tax included?', content: 'Yes.', isDisabled: true },
]

const meta = preview.meta({
  title: 'Layout/Accordion',
  component: Accordion,
  args: { items, defaultExpandedKeys: ['trial'], allowsMultipleExpanded: true, onExpandedChange: fn() },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'What happens after the trial?' })
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 3, name: 'What happens after the trial?' })).toBeVisible(),
    )
    const answer = canvas.getByText(/At any time/)
    await expect(answer).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Can I change the plan later?' }))
    await waitFor(() => expect(answer).toBeVisible())
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['trial', 'change'])
    await userEvent.click(first)
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['change'])
  },
})

export const OneAtATime = meta.story({
  tags: ['behaviour'],
  args: { allowsMultipleExpanded: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Can I change the plan later?' }))
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['change'])
    await expect(canvas.getByRole('button', { name: /after the trial/ })).toHaveAttribute('aria-expanded', 'false')
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const first = canvas.getByRole('button', { name: 'What happens after the trial?' })
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: /change the plan/ })).toHaveAttribute('aria-expanded', 'true')
  },
})

export const FromOutside = meta.story({
  tags: ['behaviour'],
  args: { expandedKeys: ['change'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /after the trial/ }))
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['trial', 'change'])
    await expect(canvas.getByRole('button', { name: /after the trial/ })).toHaveAttribute('aria-expanded', 'false')
  },
})

const Matrix = () => (
  <StateGrid $column="22rem">
    <State name="one open, one disabled">
      <Accordion items={items} defaultExpandedKeys={['trial']} />
    </State>
    <State name="hover" force={['hovered']} of="button">
      <Accordion items={items.slice(0, 1)} />
    </State>
    <State name="focus-visible" force={['focus-visible']} of="button">
      <Accordion items={items.slice(0, 1)} />
    </State>
    <State name="disabled">
      <Accordion items={items.slice(0, 1)} isDisabled />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
export const LongText = meta.story({
  args: {
    items: [
      {
        id: 'trial',
        title: 'A question that somebody asked in so many words that it takes three lines on a telephone, at least?',
        content: 'And an answer to it that is no shorter. '.repeat(12),
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
})
