import { expect, waitFor } from 'storybook/test'

/** Waits until what is looked for can be seen: what opens is there a moment earlier, and may be drawn anew meanwhile. */
export const becomesVisible = (find: () => Promise<HTMLElement>): Promise<void> =>
  waitFor(async () => expect(await find()).toBeVisible())
