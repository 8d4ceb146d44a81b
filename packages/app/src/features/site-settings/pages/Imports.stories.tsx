import type { EventImport, Job } from '@sightline/api-client'
import { mockApiError, mockCall, mockFailure, mockList } from '@sightline/api-client/mocks'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { shown } from '../../../../../../.storybook/pageShown.ts'
import { checkedFile, imports, nothingSet, removal, settingsOf } from '../../../testing/siteSettingsFixtures.ts'

const meta = preview.meta({
  title: 'Pages/Site settings/Imports',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/sites/1/settings/transfer' },
  beforeEach: ({ msw }) => msw.use(...settingsOf('owner')),
})

const noLines = { list: [], total: 0 }
const first = imports.slice(0, 1)
const changed = (change: Partial<EventImport>): EventImport[] => first.map((row) => ({ ...row, ...change }))

export const Default = meta.story({
  parameters: inEveryMode,
  play: shown('events-2025.ndjson.gz'),
})

export const None = meta.story({
  beforeEach: ({ msw }) => msw.use(...nothingSet),
  play: shown('No imports yet'),
})

const checkJob: Job = { ...removal, id: '14', kind: 'check_import', done: 400, total: 1000 }
const wrongLine = { line: 7, outcome: 'failed', subject: 'ts', message: 'time_in_future', link: null } as const
const checkEnded: Job = {
  ...checkJob,
  status: 'succeeded',
  done: 1000,
  counts: { created: 20_417, skipped: 312, failed: 2 },
  finished_at: '2026-11-20T09:26:07.000Z',
}
const waiting = [
  mockList('website', 'fetchImports', [checkedFile, ...imports]),
  mockCall('job', 'get', { job: checkEnded, report: { list: [wrongLine], total: 1 } }),
]

/** A file is checked first. */
export const Checking = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(
      mockCall('website', 'importEvents', { job_id: '14' }),
      mockCall('job', 'get', { job: checkJob, report: noLines }),
    )
    const send = await canvas.findByRole('button', { name: 'Check file' })
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input !== null) await userEvent.upload(input, new File(['{}'], 'events-2026.ndjson'))
    await userEvent.click(send)
    await becomesVisible(() => canvas.findByText(/^Checking ./))
    await expect(canvas.queryByText('400 of 1,000')).toBeNull()
    msw.use(...waiting)
    await becomesVisible(() => canvas.findByText(/events-2026\.ndjson: 20,417 new events/))
    await expect(canvas.queryByText(/^Checking ./)).toBeNull()
  },
})

/** It says what it would add, and waits for an answer. */
export const WaitingForAnAnswer = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(...waiting),
  play: shown(/events-2026\.ndjson/),
})

export const Confirmed = meta.story({
  beforeEach: ({ msw }) => msw.use(...waiting),
  play: async ({ canvas, msw, userEvent }) => {
    await becomesVisible(() => canvas.findByText(/On 12 of these days, the site already has 3,040 events\./))
    await becomesVisible(() => canvas.findByText('This time is in the future'))
    msw.use(
      mockCall('website', 'confirmImport', { job_id: '15' }),
      mockList('website', 'fetchImports', imports),
      mockCall('job', 'get', { job: { ...checkJob, id: '15', kind: 'import_events', done: 700 }, report: noLines }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }))
    await becomesVisible(() => canvas.findByText(/^Importing ./))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull())
  },
})

/** Somebody else has discarded it, or the day is over. */
export const GoneMeanwhile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...waiting, mockApiError('website', 'discardImport', { code: 404, message: 'not_found', data: null })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }))
    await becomesVisible(() => canvas.findByText('There is no such entry'))
  },
})

/** The question says which events go; then the removal runs, and cannot be stopped. */
export const Removing = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove events-2025.ndjson.gz…' }))
    const question = within(await canvas.findByRole('alertdialog', { name: 'Remove events-2025.ndjson.gz?' }))
    await expect(question.getByText(/48,213 events are deleted \(Jan 1 – Dec 31, 2025\)\./)).toBeVisible()
    msw.use(
      mockCall('website', 'removeImport', { job_id: '12' }),
      mockList('website', 'fetchImports', changed({ state: 'removing', job_id: '12' })),
      mockCall('job', 'get', { job: removal, report: noLines }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Remove events' }))
    await becomesVisible(() => canvas.findByText('Being removed'))
    await becomesVisible(() => canvas.findByText('Removing events-2025.ndjson.gz'))
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
    msw.use(
      mockList('website', 'fetchImports', []),
      mockCall('job', 'get', { job: { ...removal, status: 'succeeded', done: 3 }, report: noLines }),
    )
    await becomesVisible(() => canvas.findByText('Done'))
    await becomesVisible(() => canvas.findByText('No imports yet'))
  },
})

/** It is still under way, whoever opens the page. */
export const UnderWay = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(
      mockList('website', 'fetchImports', changed({ state: 'removing', job_id: '12' })),
      mockCall('job', 'get', { job: removal, report: noLines }),
    ),
  play: shown('Removing events-2025.ndjson.gz'),
})

/** A removal that has failed can be started again. */
export const RemovalFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockList('website', 'fetchImports', changed({ state: 'removing', has_failed: true, job_id: '12' }))),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Removal failed'))
    await expect(canvas.getByRole('button', { name: 'Remove events-2025.ndjson.gz…' })).toBeEnabled()
  },
})

export const Importing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockList(
        'website',
        'fetchImports',
        changed({ state: 'importing', job_id: '13', events: 20_000, first_day: null, last_day: null }),
      ),
    ),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Importing'))
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockFailure('website', 'fetchImports')),
  play: shown(/The service does not answer/),
})
