import { waitFor, within } from 'storybook/test'
import type { StoryContext } from '@storybook/react-vite'

/** Opens a tab of a breakdown that has no room in its row, from the menu after it. */
export async function openFromMore(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  card: string,
  tab: string,
): Promise<void> {
  await userEvent.click(within(canvas.getByRole('region', { name: card })).getByRole('button', { name: 'More' }))
  const entry = await canvas.findByRole('menuitem', { name: tab })
  await waitFor(() => {
    if (getComputedStyle(entry).pointerEvents === 'none' || !entry.checkVisibility()) throw new Error('The menu opens')
  })
  await userEvent.click(entry)
}
