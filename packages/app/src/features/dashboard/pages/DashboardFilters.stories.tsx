import { mockCall, mockApiError } from '@sightline/api-client/mocks'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { breakdownOf, fourWeeks, harborLane, seen, websiteList, keptChoices } from '../../../testing/fixtures.ts'
import { questionsOf } from '../../../testing/sentByDashboard.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { shown } from '../../../../../../.storybook/pageShown.ts'

const answerHead = { range: fourWeeks.range, source: fourWeeks.source, currency: 'EUR', totals: {} }

const ofFilters = (filters: unknown) => `range=28d&filters=${encodeURIComponent(JSON.stringify(filters))}`

const saved = (id: string, name: string, state: Record<string, string>, isOwn: boolean) => ({
  id,
  name,
  state,
  is_shared: !isOwn,
  may_change: isOwn,
  version: 1,
  created_at: '2026-11-05T09:00:00.000Z',
  updated_at: '2026-11-05T09:00:00.000Z',
})

const germany = { range: '28d', filters: '[["is","country",["DE"]]]' }
const views = [saved('1', 'Germany', germany, true), saved('2', 'Phones', { range: '7d' }, false)]

const meta = preview.meta({
  title: 'Pages/Dashboard/Filters and views',
  component: AppAt,
  parameters: { page: true },
  args: {
    path: '/sites/1',
    search: ofFilters([
      ['is', 'source', ['']],
      ['is', 'country', ['DE', 'AT']],
      ['contains', 'page', ['/journal']],
    ]),
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('website', 'fetchWebsiteList', websiteList([harborLane])),
      mockCall('website', 'liveCheck', seen),
      mockCall('stats', 'dashboard', fourWeeks),
      mockCall('stats', 'current', { current_visitors: 42 }),
      mockCall('funnel', 'fetchFunnels', { list: [] }),
      mockCall('stats', 'query', { ...breakdownOf('country'), ...answerHead }),
      mockCall('stats', 'properties', {
        range: fourWeeks.range,
        rows: [{ key: 'plan', visitors: 12, events: 20 }],
        total_rows: 1,
      }),
      mockCall('annotation', 'fetchAnnotations', { list: [] }),
      mockCall('website', 'saveDashboardSetting', keptChoices),
      mockCall('savedView', 'fetchSavedViews', { list: views }),
    ),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByRole('button', { name: 'Referrer is Direct / none' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Country is Germany/ })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Page' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Page contains/ })).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Country is/ })).toBeNull())
  },
})

/** A filter by an event leaves events only, and no event is a view: pageviews are missing, not 0. */
export const OfEvents = meta.story({
  args: { search: ofFilters([['is', 'event', ['Sign-up']]]).replace('28d', '28d&metric=pageviews') },
  beforeEach: ({ msw }) => {
    const { totals, series } = fourWeeks
    const none = series.map((bucket) => ({ ...bucket, pageviews: 0 }))
    msw.use(mockCall('stats', 'dashboard', { ...fourWeeks, totals: { ...totals, pageviews: 0 }, series: none }))
  },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('tab', { name: /^Views/ })
    await waitFor(() =>
      expect(card).toHaveAccessibleName('Views – Only custom events match these filters, and they are not views.'),
    )
    await expect(canvas.getByRole('tab', { name: /^Visitors 86.4k/ })).toBeInTheDocument()
  },
})

/** The keyboard alone adds, changes and removes a filter. */
export const Keyboard = meta.story({
  args: { search: 'range=28d' },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add filter' })
    add.focus()
    await userEvent.keyboard('{Enter}')
    const editor = within(await canvas.findByRole('dialog', { name: 'Add filter' }))
    await userEvent.click(editor.getByRole('button', { name: /^Page Field/ }))
    await userEvent.keyboard('country{Enter}')
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(editor.getByRole('combobox', { name: 'Values' })).toHaveFocus())
    await userEvent.keyboard('germ')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2))
    await waitFor(() => expect(canvas.getByRole('option', { name: /^Germany/ })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}')
    await userEvent.click(editor.getByRole('button', { name: 'Apply filter' }))
    const chip = await canvas.findByRole('button', { name: 'Country is Germany' })
    chip.focus()
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add filter' })).toHaveFocus())
  },
})

export const PropertiesToChoose = meta.story({
  args: { search: 'range=28d&filters=[["is","prop:color",["red"]]]' },
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByRole('button', { name: 'Property color is red' }))
    // No filter narrows the current visitors, which their card says.
    await becomesVisible(() => canvas.findByText('all, last 5 minutes'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }))
    const editor = within(await canvas.findByRole('dialog', { name: 'Add filter' }))
    await userEvent.click(editor.getByRole('button', { name: /^Page Field/ }))
    await expect(await canvas.findByRole('option', { name: 'Property plan' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(editor.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})

/** Numbers of a visit are typed, and compared by size. */
export const NumberOfAVisit = meta.story({
  args: { search: ofFilters([['between', 'visit_revenue', ['10', '19.99']]]) },
  play: async ({ canvas, msw, userEvent }) => {
    const questions = questionsOf(msw)
    await becomesVisible(() => canvas.findByRole('button', { name: 'Revenue of the visit is between 10 and 19.99' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }))
    const editor = within(await canvas.findByRole('dialog', { name: 'Add filter' }))
    await userEvent.click(await editor.findByRole('button', { name: /^Page Field/ }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Visit duration (seconds)' }))
    await userEvent.click(editor.getByRole('button', { name: /Operator$/ }))
    await userEvent.click(await canvas.findByRole('option', { name: 'is more than' }))
    await userEvent.type(editor.getByRole('textbox', { name: 'Value' }), '60')
    await userEvent.click(editor.getByRole('button', { name: 'Apply filter' }))
    await becomesVisible(() => canvas.findByRole('button', { name: 'Visit duration (seconds) is more than 60' }))
    await waitFor(() =>
      expect(questions.at(-1)?.get('filters')).toBe(
        '[["between","visit_revenue",["10","19.99"]],["more_than","visit_duration",["60"]]]',
      ),
    )
  },
})

export const WrongInTheAddress = meta.story({
  args: { search: 'range=28d&filters=[["is","country",["DE"]],["above","page",["/"]],7]' },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Invalid filters' })
    const wrong = within(list)
    await waitFor(() => expect(wrong.getByText('["above","page",["/"]]')).toBeVisible())
    const [first] = wrong.getAllByRole('button', { name: 'Remove' })
    if (first === undefined) throw new Error('nothing to remove')
    await userEvent.click(first)
    await waitFor(() => expect(wrong.queryByText('["above","page",["/"]]')).toBeNull())
    await userEvent.click(wrong.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByText('The address contains invalid filters')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Country is Germany' })).toBeVisible())
  },
})

export const ViewOpened = meta.story({
  args: { search: 'range=7d&technology=os' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saved views' }))
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Germany' }))
    await becomesVisible(() => canvas.findByRole('button', { name: 'Country is Germany' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Date range: Last 28 days/ })).toBeVisible())
    await expect(canvas.getByRole('tab', { name: 'OS' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Country' }))
    await becomesVisible(() => canvas.findByRole('button', { name: 'Germany, changed' }))
  },
})

export const SharedViewOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saved views' }))
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: /^Phones/ }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Country is Germany' })).toBeNull())
    await userEvent.click(await canvas.findByRole('button', { name: 'Phones' }))
    await becomesVisible(() => canvas.findByRole('menuitem', { name: 'Save this view' }))
    await expect(canvas.queryByRole('menuitem', { name: /^Rename|^Delete|^Save changes/ })).toBeNull()
  },
})

export const NameTaken = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockApiError('savedView', 'addSavedView', {
        code: 409,
        message: 'name_taken',
        data: { fields: { name: 'name_taken' } },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saved views' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Save this view' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Germany{Enter}')
    await becomesVisible(() => canvas.findByText('This name is already in use'))
  },
})

export const InEveryMode = meta.story({ parameters: inEveryMode, play: shown(/86\.4k/) })
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters, 3 applied' }))
    const sheet = within(await canvas.findByRole('dialog', { name: 'Filters' }))
    await becomesVisible(() => sheet.findByRole('button', { name: 'Saved views' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Remove filter Page' }))
    await waitFor(() => expect(sheet.queryByRole('button', { name: /^Page contains/ })).toBeNull())
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})
