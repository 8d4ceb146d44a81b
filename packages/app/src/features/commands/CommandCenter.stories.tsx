import type { StoryContext } from '@storybook/react-vite'
import { mockCall } from '@sightline/api-client/mocks'
import { expect, waitFor } from 'storybook/test'
import { AppAt } from '../../testing/AppAt.tsx'
import { overviewOfTen, tenSites } from '../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Pages/Commands',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/sites' },
  beforeEach: ({ msw }) => {
    sessionStorage.clear()
    msw.use(mockCall('website', 'fetchWebsiteList', tenSites), mockCall('stats', 'overview', overviewOfTen))
    return () => sessionStorage.clear()
  },
})

const opened = async ({ canvas, userEvent }: StoryContext) => {
  // The first story also waits for the page’s code.
  await canvas.findByText('Harbor Lane', {}, { timeout: 10_000 })
  await userEvent.keyboard('{Control>}k{/Control}')
  const palette = await canvas.findByRole('dialog')
  await waitFor(() => expect(palette).toBeVisible())
}

export const Palette = meta.story({
  play: async (context) => {
    await opened(context)
    const { canvas, userEvent } = context
    await expect(canvas.getByRole('searchbox', { name: 'Search commands' })).toHaveFocus()
    // A member has no page of the console, and no dashboard is open.
    await expect(canvas.queryByText('Console')).toBeNull()
    await expect(canvas.queryByText('Last 28 days')).toBeNull()
    await userEvent.keyboard('add web')
    await waitFor(() => expect(canvas.getAllByRole('menuitem')).toHaveLength(1))
    await expect(canvas.getByRole('menuitem', { name: 'Add website' })).toHaveAttribute('href', '#/sites/new')
    // The first Escape empties the search, the second one closes.
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('searchbox', { name: 'Search commands' })).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})

/** The button of the header opens the palette, for people who know no shortcut. */
export const ByButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Commands/ }, { timeout: 10_000 }))
    await expect(await canvas.findByRole('searchbox', { name: 'Search commands' })).toHaveFocus()
  },
})

/** Text that is typed before the field has loaded becomes its first value, and reaches nothing behind it. */
export const TypedAhead = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Harbor Lane', {}, { timeout: 10_000 })
    await userEvent.keyboard('{Control>}k{/Control}shop-7')
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Search commands' })).toHaveValue('shop-7'))
    const entry = await canvas.findByRole('menuitem', { name: /^Shop 7/ })
    const search = canvas.getByRole('searchbox', { name: 'Search commands' })
    await waitFor(() => expect(search).toHaveAttribute('aria-activedescendant', entry.id))
  },
})

/** The command that was chosen last comes first the next time. */
export const RecentFirst = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await opened(context)
    await userEvent.keyboard('dark')
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Dark' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await opened(context)
    const [first] = await canvas.findAllByRole('menuitem')
    await expect(first).toHaveTextContent('Dark')
  },
})

export const ToASite = meta.story({
  play: async (context) => {
    await opened(context)
    const { canvas, userEvent } = context
    await userEvent.keyboard('shop-7')
    const entry = await canvas.findByRole('menuitem', { name: /^Shop 7/ })
    await expect(entry).toHaveAttribute('href', '#/sites/10')
    // Pressing Enter would open the command.
    const search = canvas.getByRole('searchbox', { name: 'Search commands' })
    await waitFor(() => expect(search).toHaveAttribute('aria-activedescendant', entry.id))
  },
})

/** Pages are found by what else people call them, in the language of the page or in another one. */
export const BySynonym = meta.story({
  play: async (context) => {
    await opened(context)
    const { canvas, userEvent } = context
    const search = canvas.getByRole('searchbox', { name: 'Search commands' })
    for (const [typed, found] of [
      ['2fa', 'Account: Security'],
      ['vip', 'Your membership'],
      ['عضوية', 'Your membership'],
      ['glossary', 'Metric definitions'],
    ] as const) {
      await userEvent.clear(search)
      await userEvent.type(search, typed)
      await waitFor(() => expect(canvas.getAllByRole('menuitem').map((one) => one.textContent)).toEqual([found]))
    }
  },
})

export const InEveryMode = meta.story({ parameters: inEveryMode, play: opened })

/** Single keys work outside of fields, and not at all once they are turned off. */
export const SingleKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search sites' })
    await userEvent.keyboard('/')
    await expect(search).toHaveFocus()
    await expect(search).toHaveValue('')
    await userEvent.keyboard('?')
    await expect(search).toHaveValue('?')
    await userEvent.clear(search)
    search.blur()
    await userEvent.keyboard('?')
    const sheet = await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await waitFor(() => expect(sheet).toBeVisible())
    await userEvent.click(canvas.getByRole('switch'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('/')
    await expect(search).not.toHaveFocus()
  },
})
