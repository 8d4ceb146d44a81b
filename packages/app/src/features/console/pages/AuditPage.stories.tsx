import { mockApiError, mockCall, mockList, mockPending } from '@sightline/api-client/mocks'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { consoleHandlers } from '../../../testing/consoleHandlers.ts'
import { entries } from '../../../testing/consoleRows.ts'
import { accountOf } from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { pageShown, shown } from '../../../../../../.storybook/pageShown.ts'

const meta = preview.meta({
  title: 'Pages/Audit log',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/admin/audit' },
  beforeEach: ({ msw }) => msw.use(mockList('audit', 'fetchList', entries), ...consoleHandlers('admin')),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    // The menu of the action filter contains the same text.
    const details = await canvas.findByRole('button', { name: /Details of appUser.updateAppUser/ })
    await expect(canvas.queryByText('FR')).toBeNull()
    await userEvent.click(details)
    await waitFor(() => expect(canvas.getByText('FR').closest('del')).toBeVisible())
    await expect(canvas.getByText('DE').closest('ins')).toBeVisible()
    const search = within(canvas.getByRole('search'))
    await userEvent.click(search.getByRole('button', { name: /Action/ }))
    await userEvent.click(await canvas.findByRole('option', { name: 'userOrder.refund' }))
    await userEvent.click(search.getByRole('button', { name: 'Search' }))
    await becomesVisible(() => canvas.findByRole('row', { name: 'Action userOrder.refund' }))
  },
})
export const RefusedToOperators = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('user', 'info', accountOf('operator'))),
  play: shown('Your account may not do this'),
})
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mockList('audit', 'fetchList', [])),
  play: shown('Nothing was done yet'),
})
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending('audit', 'fetchList')),
  play: pageShown,
})
export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('audit', 'fetchList', { code: 400, message: 'invalid_input' })),
  play: pageShown,
})
export const InEveryMode = meta.story({ parameters: inEveryMode, play: pageShown })
