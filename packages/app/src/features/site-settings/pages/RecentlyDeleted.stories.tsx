import { mockApiError, mockCall } from '@sightline/api-client/mocks'
import { expect, screen, waitFor } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { shown } from '../../../../../../.storybook/pageShown.ts'
import { deletedEntries, goals, settingsOf } from '../../../testing/siteSettingsFixtures.ts'

const meta = preview.meta({
  title: 'Pages/Site settings/Recently deleted',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/sites/1/settings/recently-deleted' },
  beforeEach: ({ msw }) => msw.use(...settingsOf('owner')),
})

export const Default = meta.story({
  parameters: inEveryMode,
  play: shown('From journal to order'),
})

export const Restored = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('deletedEntry', 'restoreEntry', { kind: 'share_link', id: '1' })),
  play: async ({ canvas, userEvent, msw }) => {
    const restore = await canvas.findByRole('button', { name: 'Restore The board' })
    msw.use(mockCall('deletedEntry', 'fetchDeletedEntries', { list: deletedEntries.slice(1) }))
    await userEvent.click(restore)
    await becomesVisible(() => screen.findByText('The board is restored'))
    await waitFor(() => expect(canvas.queryByRole('row', { name: /The board/ })).toBeNull())
  },
})

export const NameTaken = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockApiError('deletedEntry', 'restoreEntry', { code: 409, message: 'name_taken', data: null })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore <b>Newsletter</b>' }))
    await becomesVisible(() => screen.findByText('This name is already in use'))
    await expect(canvas.getByRole('row', { name: /<b>Newsletter<\/b>/ })).toBeVisible()
  },
})

export const Nothing = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(mockCall('deletedEntry', 'fetchDeletedEntries', { list: [] })),
  play: shown('Nothing was deleted in the last 24 hours'),
})

/** The toast after a deletion restores the entry. */
export const Undo = meta.story({
  args: { path: '/sites/1/settings/goals' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('goal', 'deleteGoal', { deletion_id: '6' }),
      mockCall('deletedEntry', 'restoreEntry', { kind: 'goal', id: '2' }),
    ),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Order' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    msw.use(mockCall('goal', 'fetchGoals', { list: goals.slice(0, 1) }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Order/ })).toBeNull())
    msw.use(mockCall('goal', 'fetchGoals', { list: goals }))
    await userEvent.click(undo)
    await becomesVisible(() => canvas.findByRole('row', { name: /Order/ }))
  },
})
