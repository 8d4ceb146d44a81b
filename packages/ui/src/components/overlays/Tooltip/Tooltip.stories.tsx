import { expect, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { Button } from '../../actions/Button/index.ts'
import { Tooltip } from './Tooltip.tsx'

const meta = preview.meta({
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Counted exactly', children: <Button>Visitors</Button> },
})

export const Default = meta.story()

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Counted exactly')
  },
})

/** A screen reader says the text after the name, and Escape closes the tooltip and nothing else. */
export const Described = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Visitors' })
    await userEvent.tab()
    await canvas.findByRole('tooltip')
    await expect(button).toHaveAccessibleDescription('Counted exactly')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
    await expect(button).toHaveFocus()
    await expect(button).not.toHaveAccessibleDescription()
  },
})

export const Hovered = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Visitors' })
    await userEvent.hover(button)
    await canvas.findByRole('tooltip')
    await userEvent.unhover(button)
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
    await userEvent.hover(button)
    await canvas.findByRole('tooltip')
    await userEvent.click(button)
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
  },
})

export const States = meta.story({
  parameters: inEveryMode,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const tooltip = await canvas.findByRole('tooltip')
    await waitFor(() => expect(tooltip).toBeVisible())
  },
})

export const LongText = meta.story({
  args: { text: 'A person who returns on another day counts again, because no identifier outlives the day.' },
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await becomesVisible(() => canvas.findByRole('tooltip'))
  },
})
