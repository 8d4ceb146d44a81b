import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

type Play = (context: StoryContext) => Promise<void>

/** Waits until the page is there, so that it is the page that axe looks at. */
export const pageShown: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument()
}

/** The same for a page whose data come after its heading. */
export const shown =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    const [first] = await canvas.findAllByText(text)
    await waitFor(() => expect(first).toBeVisible())
  }
