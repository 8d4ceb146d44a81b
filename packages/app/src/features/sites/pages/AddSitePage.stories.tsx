import type { CallOutput, Job } from '@sightline/api-client'
import { mockCall, mockApiError } from '@sightline/api-client/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { harborLane, nothingYet, websiteList } from '../../../testing/fixtures.ts'
import { googleProperty } from '../../../testing/siteSettingsFixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { pageShown } from '../../../../../../.storybook/pageShown.ts'

const meta = preview.meta({
  title: 'Pages/Add website',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/sites/new' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('googleProperty', 'listGoogleAccounts', { is_available: false, connections: [], list: [] }),
      mockCall('website', 'fetchWebsiteList', websiteList([])),
    ),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Add website' }))
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change time zone' })).toBeVisible())
  },
})

/** Somebody who has connected a Cloudflare account chooses a project instead of typing its domain. */
export const CloudflareProject = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('website', 'fetchWebsiteList', {
        ...websiteList([]),
        cloudflare_list: [
          { id: 'p1', name: 'harbor-lane', url: 'https://harbor-lane.pages.dev' },
          { id: 'p2', name: 'tidepool-docs', url: 'https://tidepool-docs.pages.dev' },
        ],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Cloudflare Pages project/ }))
    await userEvent.click(await canvas.findByRole('option', { name: /tidepool-docs/ }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Domain name' })).toHaveValue('tidepool-docs.pages.dev'),
    )
    await expect(canvas.getByRole('textbox', { name: 'Website name' })).toHaveValue('tidepool-docs')
  },
})

export const Errors = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveFocus()
    await expect(summary).toHaveTextContent('3 fields need your attention')
    for (const text of [
      'Please fill in website name',
      'Please fill in the domain name',
      'Please select currency type',
    ]) {
      await expect(canvas.getAllByText(text)).toHaveLength(2)
    }
    await userEvent.click(canvas.getByRole('link', { name: 'Please select currency type' }))
    await expect(canvas.getByRole('button', { name: /Currency type/ })).toHaveFocus()
  },
})

/** The error of a wrong field is shown together with those of empty fields. */
export const WrongDomain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Domain name' }), 'no domain')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('3 fields need your attention')
    await expect(canvas.getAllByText('Please enter a domain name such as example.com')).toHaveLength(2)
  },
})

const fill = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Website name' }), 'Harbor Lane')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Domain name' }), 'harborlane.com')
  await userEvent.click(canvas.getByRole('button', { name: /Currency type/ }))
  await userEvent.type(await canvas.findByRole('searchbox'), 'euro')
  await userEvent.click(await canvas.findByRole('option', { name: 'EUR — Euro' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
}

export const DomainTaken = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockApiError('website', 'addWebsite', {
        code: 409,
        message: 'domain_taken',
        data: { fields: { domain: 'domain_taken' } },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await becomesVisible(() => canvas.findByText(/^A website here already has this domain/))
    await expect(canvas.getByRole('textbox', { name: 'Domain name' })).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: 'Website name' })).toHaveValue('Harbor Lane')
  },
})

export const GoesOnToInstall = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('website', 'addWebsite', harborLane),
      mockCall('website', 'fetchWebsiteList', websiteList([harborLane])),
      mockCall('googleProperty', 'get', { property: null, kept: null }),
      mockCall('website', 'liveCheck', nothingYet),
    ),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Install on harborlane.com' }))
  },
})

const accounts: CallOutput<'googleProperty', 'listGoogleAccounts'> = {
  is_available: true,
  connections: [{ id: '1', label: 'mina@harborlane.com', state: 'connected', failure: null }],
  list: [
    { connection_id: '1', account_id: '1', name: 'Harbor' },
    { connection_id: '1', account_id: '2', name: 'Harbor Wholesale' },
  ],
}

const withGoogle = [
  mockCall('googleProperty', 'listGoogleAccounts', accounts),
  mockCall('website', 'addWebsite', harborLane),
  mockCall('website', 'fetchWebsiteList', websiteList([harborLane])),
  mockCall('website', 'liveCheck', nothingYet),
]
const createInSecondAccount = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(
    await canvas.findByRole('checkbox', {
      name: 'Create a property and a web data stream in Google Analytics, too',
    }),
  )
  await userEvent.click(canvas.getByRole('button', { name: /Account of Google Analytics/ }))
  await userEvent.click(await canvas.findByRole('option', { name: 'Harbor Wholesale' }))
  await fill({ canvas, userEvent })
}

const createdProperty = { property: googleProperty, kept: null }

export const WithGoogleAccount = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(...withGoogle),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox'))
    await becomesVisible(() => canvas.findByRole('button', { name: /Harbor/ }))
  },
})

/** The page with the snippet also shows Google’s tag. */
export const CreatesAtGoogle = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...withGoogle,
      mockCall('googleProperty', 'create', createdProperty),
      mockCall('googleProperty', 'get', createdProperty),
    ),
  play: async ({ canvas, userEvent }) => {
    await createInSecondAccount({ canvas, userEvent })
    await becomesVisible(() => canvas.findByRole('region', { name: 'Google tag' }))
    await expect(canvas.getByRole('region', { name: 'Google tag' })).toHaveTextContent(
      "gtag('config', 'G-HARBOR0001');",
    )
    await expect(canvas.getByRole('region', { name: 'Snippet' })).toBeVisible()
  },
})

/** The website is created, and the page says that the property is not. */
export const GoogleDoesNotCreate = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...withGoogle,
      mockApiError('googleProperty', 'create', { code: 409, message: 'google_quota' }),
      mockCall('googleProperty', 'get', { property: null, kept: null }),
    ),
  play: async ({ canvas, userEvent }) => {
    await createInSecondAccount({ canvas, userEvent })
    await becomesVisible(() => canvas.findByText('The website was added, but no property was created at Google'))
    await expect(canvas.getByText(/Google Analytics accepts no more requests/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Try again in its settings' })).toHaveAttribute(
      'href',
      '#/sites/1/settings/google',
    )
  },
})

export const WithoutAccountThatCreates = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('googleProperty', 'listGoogleAccounts', { ...accounts, list: [] })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText(/With a Google account that may create properties/))
    await expect(canvas.getByRole('link', { name: 'Connect' })).toHaveAttribute('href', '#/authorization')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
})

export const OtherTimeZone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change time zone' }))
    await userEvent.click(await canvas.findByRole('button', { name: /Time zone/ }))
    await userEvent.type(await canvas.findByRole('searchbox'), 'tokyo')
    await userEvent.click(await canvas.findByRole('option', { name: /Asia.Tokyo/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /Asia.Tokyo/ })).toBeVisible())
  },
})

const property = (property_id: string, name: string, site_id: string | null = null) => ({
  connection_id: '1',
  property_id,
  name,
  account_name: 'Harbor',
  can_edit: true,
  site_id,
})

const properties: CallOutput<'googleProperty', 'list'> = {
  connections: [
    { id: '1', label: 'mina@harborlane.com', state: 'connected', failure: null },
    { id: '2', label: 'old@harborlane.com', state: 'reconnect', failure: 'reconnect' },
  ],
  list: [property('301', 'Harbor Lane', '1'), property('302', 'Kettle & Kiln'), property('303', 'App only')],
  total: 3,
}

const importJob: Job = {
  id: '7',
  kind: 'import_properties',
  status: 'succeeded',
  done: 2,
  total: 2,
  counts: { created: 1, skipped: 0, failed: 1 },
  error: null,
  created_at: '2026-11-20T09:24:07.000Z',
  started_at: '2026-11-20T09:24:07.000Z',
  updated_at: '2026-11-20T09:24:09.000Z',
  finished_at: '2026-11-20T09:24:09.000Z',
}
const imported: CallOutput<'job', 'get'> = {
  job: importJob,
  report: {
    list: [
      { line: 1, outcome: 'created', subject: 'Kettle & Kiln', message: null, link: null },
      { line: 2, outcome: 'failed', subject: 'App only', message: 'stream_missing', link: null },
    ],
    total: 2,
  },
}

const googlePage = { args: { path: '/sites/new?from=google' } }

export const Import = meta.story({
  ...googlePage,
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(mockCall('googleProperty', 'list', properties)),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Kettle & Kiln'))
  },
})

/** A property that fails does not stop the others, and its row gives the reason. */
export const ImportSome = meta.story({
  ...googlePage,
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('googleProperty', 'list', properties),
      mockCall('googleProperty', 'importProperties', { job_id: '7' }),
      mockCall('job', 'get', imported),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Kettle & Kiln')
    await expect(canvas.getByText(/^old@harborlane\.com: Google has ended the access/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Imported' })).toHaveAttribute('href', '#/sites/1')
    // A property that already has a site is not imported again.
    for (const name of ['Harbor Lane', 'Kettle & Kiln', 'App only'])
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }))
    await expect(canvas.getByRole('checkbox', { name: 'Select Harbor Lane' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }))
    await becomesVisible(() => canvas.findByText('This property has no web data stream, so its domain is not known'))
    // One link leads back, the other forward.
    await expect(canvas.getAllByRole('link', { name: 'My sites' })).toHaveLength(2)
  },
})

/** Where Google lists nothing because it refuses, the reason stands there, and not that there is no property. */
export const ImportAfterTheEnd = meta.story({
  ...googlePage,
  beforeEach: ({ msw }) =>
    msw.use(mockCall('googleProperty', 'list', { connections: properties.connections.slice(1), list: [], total: 0 })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText(/^old@harborlane\.com: Google has ended the access/))
    await expect(canvas.getByRole('link', { name: 'Reconnect' })).toHaveAttribute('href', '#/authorization')
    await expect(canvas.queryByText('No properties')).toBeNull()
  },
})

export const ImportWithoutAccount = meta.story({
  ...googlePage,
  beforeEach: ({ msw }) => msw.use(mockCall('googleProperty', 'list', { connections: [], list: [], total: 0 })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'No Google account is connected' }))
  },
})

export const InEveryMode = meta.story({ parameters: inEveryMode, play: pageShown })
export const Chinese = meta.story({
  globals: { locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '继续' }))
    await expect(await canvas.findAllByText('请填写域名')).toHaveLength(2)
  },
})
