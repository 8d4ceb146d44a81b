import { sharePanels } from '@sightline/api-client'
import { mockCall, mockFailure, mockPending, mockApiError } from '@sightline/api-client/mocks'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { harborLane } from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { pageShown, shown } from '../../../../../../.storybook/pageShown.ts'
import { goals, nothingSet, settingsOf, summaries } from '../../../testing/siteSettingsFixtures.ts'

const meta = preview.meta({
  title: 'Pages/Site settings',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/sites/1/settings' },
  beforeEach: ({ msw }) => msw.use(...settingsOf('owner')),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Website name' })
    await expect(name).toHaveValue('Harbor Lane')
    await userEvent.clear(name)
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(name).toBeInvalid()
    await expect(name).toHaveAccessibleDescription('Please fill in website name')
    await expect(canvas.queryByText(/Owner:/)).toBeNull()
  },
})

export const Conflict = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockApiError('website', 'updateWebsite', {
        code: 409,
        message: 'row_changed',
        data: { ...harborLane, name: 'Harbor Lane Shop', version: 2 },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Website name' }), ' Ltd')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await becomesVisible(() => canvas.findByText('Harbor Lane Shop'))
    await userEvent.click(canvas.getByRole('button', { name: 'Use the current version' }))
    await expect(canvas.getByRole('textbox', { name: 'Website name' })).toHaveValue('Harbor Lane Shop')
  },
})

export const OfSomebodyElse = meta.story({
  args: { path: '/sites/5/settings' },
  beforeEach: ({ msw }) =>
    msw.use(mockCall('website', 'get', { ...harborLane, id: '5', owner_email: 'mina@harborlane.com' })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('mina@harborlane.com'))
    await expect(canvas.getByText(/Owner:/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Website name' })).toBeEnabled()
  },
})

export const AsksBeforeAnotherSection = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Website name' }), ' Ltd')
    await userEvent.click(canvas.getByRole('tab', { name: 'Snippet' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }))
    await expect(await canvas.findByRole('region', { name: 'Snippet' })).toHaveTextContent(/data-site/)
  },
})

export const Snippet = meta.story({
  args: { path: '/sites/1/settings/snippet' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('website', 'checkInstallation', {
        state: 'blocked',
        url: 'https://harborlane.com/',
        detail: 'policy_script',
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /what follows #/ }))
    await expect(canvas.getByRole('region', { name: 'Snippet' })).toHaveTextContent(/data-hash/)
    await userEvent.click(canvas.getByRole('button', { name: 'Check the page' }))
    await becomesVisible(() => canvas.findByText('The snippet cannot work on this page'))
    await waitFor(() => expect(canvas.getByText(/does not allow the script/)).toBeVisible())
  },
})

export const Sharing = meta.story({
  args: { path: '/sites/1/settings/sharing' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove ada@harborlane.com' }))
    await expect(await canvas.findByRole('alertdialog')).toHaveTextContent('Stop sharing with ada@harborlane.com?')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await becomesVisible(() => canvas.findByRole('row', { name: /noor@harborlane.com.*Invited, waiting/ }))
    await expect(canvas.getByRole('row', { name: /tom@harborlane.com.*Declined/ })).toBeVisible()
    await becomesVisible(() => canvas.findByText('The board'))
    await expect(canvas.getByRole('textbox', { name: /^Hosts that may embed it/ })).toHaveValue('blog.harborlane.com')
  },
})

/** A link that has a password keeps it while nobody types another. */
export const ChangingALink = meta.story({
  args: { path: '/sites/1/settings/sharing' },
  parameters: inEveryMode,
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByRole('row', { name: /Agency.*Password · until .*31/ }))
    await expect(canvas.getByRole('row', { name: /Trade fair.*Ended on .*15/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Agency' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Edit link' }))
    await expect(dialog.getByLabelText(/^New password/)).toHaveValue('')
    await userEvent.type(dialog.getByLabelText(/^New password/), 'short')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await becomesVisible(() => dialog.findByText('Please use at least 10 characters'))
  },
})

/** Filters of a saved view are copied into the link; panels and notes are chosen. */
export const WhatALinkShows = meta.story({
  args: { path: '/sites/1/settings/sharing' },
  play: async ({ canvas, msw, userEvent }) => {
    const inputs: Record<string, string>[] = []
    msw.use(
      http.post(/updateShareLink$/, async ({ request }) => {
        inputs.push(Object.fromEntries(new URLSearchParams(await request.text())))
        return HttpResponse.json({ code: 200, message: 'success', data: {} })
      }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit The board' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Edit link' }))
    await expect(dialog.getByRole('radio', { name: /^All panels/ })).toBeChecked()
    await userEvent.click(await dialog.findByRole('button', { name: 'From a saved view' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'German readers' }))
    await becomesVisible(() => dialog.findByRole('button', { name: 'Country is Germany' }))
    await userEvent.click(dialog.getByRole('radio', { name: /^Chosen panels/ }))
    for (const name of ['Pages', 'Entry pages', 'Funnels'])
      await userEvent.click(dialog.getByRole('checkbox', { name })) // oxlint-disable-line no-await-in-loop -- one after the other, as people do
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Show the notes of the site on the chart' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(inputs).toHaveLength(1))
    const panels = sharePanels.filter((panel) => !['page', 'entry_page', 'funnels'].includes(panel))
    await expect(inputs[0]).toEqual({
      site_id: '1',
      id: '1',
      version: '1',
      filters: JSON.stringify([['is', 'country', ['DE']]]),
      panels: JSON.stringify(panels),
      has_annotations: 'true',
    })
  },
})

export const Inviting = meta.story({
  args: { path: '/sites/1/settings/sharing' },
  beforeEach: ({ msw }) =>
    msw.use(mockApiError('website', 'addViewer', { code: 409, message: 'too_many_invitations', data: null })),
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByText(/^No e-mail is sent: tell them to sign in/))
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'eva@harborlane.com{Enter}')
    await becomesVisible(() =>
      canvas.findByText('You have reached the limit of invitations for today. Please continue tomorrow.'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw the invitation to noor@harborlane.com' }))
    await expect(await canvas.findByRole('alertdialog')).toHaveTextContent(
      'Withdraw the invitation to noor@harborlane.com?',
    )
  },
})

export const SharingInEveryMode = meta.story({
  parameters: inEveryMode,
  args: { path: '/sites/1/settings/sharing' },
  play: shown('noor@harborlane.com'),
})

export const Reports = meta.story({
  args: { path: '/sites/1/settings/reports' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('siteReport', 'sendReport', {}),
      mockCall('siteReport', 'removeReport', {}),
      mockCall('siteReport', 'addReport', {
        id: '9',
        email: 'new@outside.example',
        rhythm: 'weekly',
        locale: 'en-US',
        next_at: '2026-11-23T07:00:00.000Z',
        is_stopped: false,
        created_at: '2026-11-20T09:24:07.000Z',
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const stopped = await canvas.findByRole('row', { name: /tom@outside.example/ })
    await expect(stopped).toHaveTextContent('Unsubscribed')
    await expect(canvas.queryByRole('button', { name: /to tom@outside.example now/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Send a report to board@outside.example now' }))
    await screen.findByText('The report is on its way to board@outside.example')
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'new@outside.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue(''))
  },
})

/** Whoever sees the site asks for a summary, and reads it here as soon as it is there. */
export const AskingForASummary = meta.story({
  args: { path: '/sites/1/settings/reports' },
  beforeEach: ({ msw }) =>
    msw.use(mockApiError('aitask', 'addSummary', { code: 409, message: 'too_many_summaries', data: null })),
  play: async ({ canvas, msw, userEvent }) => {
    const card = within(await canvas.findByRole('group', { name: 'Summaries' }))
    await becomesVisible(() => card.findByText(/^harborlane.com had more visits/))
    await expect(card.getByText(/^• Changed most/)).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Summarize' }))
    await screen.findByText('You have reached the limit of summaries for today. Please continue tomorrow.')
    const [running, ...others] = summaries
    if (running === undefined) throw new Error('There is no summary')
    msw.use(
      mockCall('aitask', 'fetchSummaries', {
        list: [{ ...running, task_status: 'succeeded', result: 'October was quiet.' }, ...others],
      }),
    )
    await becomesVisible(() => card.findByText('October was quiet.'))
  },
})

export const ReportsInEveryMode = meta.story({
  parameters: inEveryMode,
  args: { path: '/sites/1/settings/reports' },
  play: shown('board@outside.example'),
})

export const Goals = meta.story({
  args: { path: '/sites/1/settings/goals' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Order' }))
    await expect(await canvas.findByRole('textbox', { name: /^Path/ })).toHaveValue('/thanks/*')
    await expect(canvas.getByRole('textbox', { name: /^Value of property 1/ })).toHaveValue('pro')
  },
})

/** The dialog closes, and the focus returns to the button that opened it. */
export const GoalAdded = meta.story({
  args: { path: '/sites/1/settings/goals' },
  beforeEach: ({ msw }) => msw.use(...goals.map((goal) => mockCall('goal', 'addGoal', goal))),
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add goal' })
    await userEvent.click(add)
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Thanks')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Path' }), '/thanks')
    await userEvent.click(dialog.getByRole('button', { name: 'Add goal' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(add).toHaveFocus())
  },
})

export const Funnel = meta.story({
  args: { path: '/sites/1/settings/goals' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit From journal to order' }))
    await expect(await canvas.findAllByRole('group', { name: /^Step/ })).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove step 1' }))
    await expect(canvas.getAllByRole('group', { name: /^Step/ })).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: /^Remove step/ })).toBeNull()
    await expect(canvas.getAllByRole('textbox', { name: /^Path/ })[0]).toHaveValue('/shop')
  },
})

export const Collection = meta.story({
  args: { path: '/sites/1/settings/collection' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Paths to leave out/ })).toHaveValue('/admin/*')
    await becomesVisible(() => canvas.findByText('Germany'))
    await becomesVisible(() => canvas.findByRole('row', { name: /Automated browser.*204/ }))
  },
})

export const Transfer = meta.story({
  parameters: inEveryMode,
  args: { path: '/sites/1/settings/transfer' },
  play: shown('harborlane.com.ndjson.gz'),
})

export const Delete = meta.story({
  args: { path: '/sites/1/settings/delete' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete site' }))
    const confirmDialog = await canvas.findByRole('alertdialog')
    await expect(confirmDialog).toHaveTextContent('Type harborlane.com to confirm')
  },
})

export const NothingSet = meta.story({
  args: { path: '/sites/1/settings/goals' },
  beforeEach: ({ msw }) => msw.use(...nothingSet),
  play: shown('No goals yet'),
})

export const OfAViewer = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsOf('viewer')),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText(/This site is shared with you/))
    await expect(canvas.getAllByRole('tab')).toHaveLength(6)
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending('website', 'fetchWebsiteList')),
  play: pageShown,
})

export const Failed = meta.story({
  args: { path: '/sites/1/settings/goals' },
  beforeEach: ({ msw }) => msw.use(mockFailure('goal', 'fetchGoals')),
  play: shown(/The service does not answer/),
})

export const NoPermission = meta.story({
  args: { path: '/sites/7/settings' },
  beforeEach: ({ msw }) => msw.use(mockApiError('website', 'get', { code: 403, message: 'site_no_permission' })),
  play: shown('No permission to view this site'),
})

export const InEveryMode = meta.story({ parameters: inEveryMode, play: shown('Harbor Lane') })
export const CollectionInEveryMode = meta.story({
  parameters: inEveryMode,
  args: { path: '/sites/1/settings/collection' },
  play: shown('Germany'),
})
export const GoalsInEveryMode = meta.story({
  parameters: inEveryMode,
  args: { path: '/sites/1/settings/goals' },
  play: shown('Newsletter'),
})
