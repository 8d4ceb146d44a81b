import { mockCall } from '@sightline/api-client/mocks'
import type { Dashboard } from '@sightline/api-client'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { fourWeeks, harborLane, keptChoices, seen, websiteList } from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'

type Row = Dashboard['breakdowns'][number]['rows'][number]

const row = (value: string, visitors: number): Row => ({ value, visitors, percentage: visitors / 10, count: visitors })

/** The dashboard with these rows in its tab of places. */
const withPlaces = (dimension: 'country' | 'region' | 'city', rows: Row[]): Dashboard => ({
  ...fourWeeks,
  breakdowns: [
    ...fourWeeks.breakdowns.filter((breakdown) => breakdown.dimension !== 'country'),
    { dimension, rows, total_rows: rows.length },
  ],
})

const unfilled: Dashboard = {
  ...withPlaces('region', []),
  source: {
    ...fourWeeks.source,
    notices: [
      { kind: 'no_places', dimension: 'region' },
      { kind: 'no_places', dimension: 'city' },
    ],
  },
}

const meta = preview.meta({
  title: 'Pages/Dashboard/Places',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/sites/1', search: 'range=28d&places=region' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('website', 'fetchWebsiteList', websiteList([harborLane])),
      mockCall('website', 'liveCheck', seen),
      mockCall('stats', 'dashboard', unfilled),
      mockCall('stats', 'current', { current_visitors: 42 }),
      mockCall('funnel', 'fetchFunnels', { list: [] }),
      mockCall('annotation', 'fetchAnnotations', { list: [] }),
      mockCall('website', 'saveDashboardSetting', keptChoices),
      mockCall('savedView', 'fetchSavedViews', { list: [] }),
    ),
})

/** Places of one name are told apart by region and country, whose name is in the language of the page. */
export const Cities = meta.story({
  args: { search: 'range=28d&places=city' },
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(
        'stats',
        'dashboard',
        withPlaces('city', [
          row('US|Maine|Portland', 120),
          row('US|Oregon|Portland', 80),
          row('DE|Berlin|Berlin', 40),
          row('Graz', 20),
          row('', 10),
        ]),
      ),
    ),
  play: async ({ canvas }) => {
    const places = within(await canvas.findByRole('region', { name: 'Places' }))
    await becomesVisible(() => places.findByText('Portland, Maine, United States'))
    for (const name of ['Portland, Oregon, United States', 'Berlin, Germany', 'Graz', 'Unknown'])
      await expect(places.getByText(name)).toBeVisible()
  },
})

/** An administrator is told how the tabs are filled. */
export const WithoutDatabase = meta.story({
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    const places = within(await canvas.findByRole('region', { name: 'Places' }))
    await becomesVisible(() => places.findByText(/Regions and cities of visitors are not known yet.*--with-cities/))
    await expect(places.getByRole('link', { name: 'Health' })).toHaveAttribute('href', '#/admin/health')
    await expect(places.getByRole('tab', { name: 'Regions' })).toBeVisible()
  },
})

/** Others, as an owner or whoever has a share link, are not offered them, not even by an address that names one. */
export const Hidden = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockCall('stats', 'dashboard', { ...withPlaces('country', [row('DE', 40)]), hidden: ['region', 'city'] })),
  play: async ({ canvas }) => {
    const places = within(await canvas.findByRole('region', { name: 'Places' }))
    await waitFor(() => expect(places.getByRole('tab', { name: 'Countries' })).toHaveAttribute('aria-selected', 'true'))
    await waitFor(() => expect(places.getByRole('tab', { name: 'Languages' })).toBeVisible())
    await expect(places.queryByRole('tab', { name: 'Regions' })).toBeNull()
    await expect(places.queryByRole('tab', { name: 'Cities' })).toBeNull()
    await expect(places.queryByText(/--with-cities/)).toBeNull()
  },
})
