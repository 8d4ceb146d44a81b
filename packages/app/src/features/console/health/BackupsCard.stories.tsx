import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Columns } from '@sightline/ui'
import { expect } from 'storybook/test'
import type { HealthProblem } from '@sightline/api-client'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { BackupsCard } from './BackupsCard.tsx'
import type { HealthStatus } from './useHealthStatus.ts'

type DailyBackups = NonNullable<HealthStatus['backups']['daily']>

const daily: DailyBackups = {
  folder: '/mnt/backups',
  keep: 14,
  kept: 9,
  next_at: '2026-11-21T03:00:00.000Z',
  activity: null,
  last: { at: '2026-11-20T03:00:00.000Z', bytes: 609_000_000, is_encrypted: true },
  last_verified: { at: '2026-11-20T03:00:12.000Z', backup_at: '2026-11-20T03:00:00.000Z' },
  failure: null,
  verification_failure: null,
}

const statusOf = (change: Partial<DailyBackups>, problems: HealthProblem[] = []) => ({
  problems,
  backups: { is_possible: true, daily: { ...daily, ...change } },
})

const meta = preview.meta({
  title: 'Pages/Console/Backups card',
  component: BackupsCard,
  args: { status: statusOf({}) },
  decorators: [
    (Story) => (
      <I18nProvider i18n={i18n}>
        <Story />
      </I18nProvider>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Healthy')).toBeVisible()
    await expect(canvas.getByText('609 MB')).toBeVisible()
    await expect(canvas.getByText('Encrypted')).toBeVisible()
    await expect(canvas.getByText('9, at most 14')).toBeVisible()
    await expect(canvas.queryByText('Error')).toBeNull()
  },
})

export const Off = meta.story({
  args: { status: { problems: [], backups: { is_possible: true, daily: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Off')).toBeVisible()
    await expect(canvas.getByText(/^Set a time and a folder with BACKUP_SCHEDULE and BACKUP_TO/)).toBeVisible()
  },
})

export const OfAnotherClickHouse = meta.story({
  args: { status: { problems: [], backups: { is_possible: false, daily: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Off')).toBeVisible()
    await expect(canvas.getByText(/Back up each of them with its own BACKUP/)).toBeVisible()
    await expect(canvas.queryByText(/BACKUP_SCHEDULE/)).toBeNull()
  },
})

const noRoom = '/mnt/backups has room for 12 MB, and the backup may need 700 MB. Make room, or choose another folder.'
const altered = `/mnt/backups/objects/3f/${'3f9a'.repeat(16)}.zst.enc is altered or cut. Choose another backup with --at.`
const early = '2026-11-17T03:00:00.000Z'
const old = { at: early, bytes: 480_000_000, is_encrypted: false }

/** Each state once: well, the first one under way, verification under way, failed, altered, old, never verified, off. */
export const States = meta.story({
  parameters: inEveryMode,
  render: () => (
    <Columns>
      <BackupsCard status={statusOf({})} />
      <BackupsCard status={statusOf({ kept: 0, activity: 'backup', last: null, last_verified: null })} />
      <BackupsCard status={statusOf({ activity: 'verification', last_verified: { at: early, backup_at: early } })} />
      <BackupsCard
        status={statusOf({ failure: { at: '2026-11-20T03:00:00.000Z', error: noRoom } }, ['backup_failed'])}
      />
      <BackupsCard
        status={statusOf(
          {
            last_verified: { at: '2026-11-19T03:00:12.000Z', backup_at: '2026-11-19T03:00:00.000Z' },
            verification_failure: { at: '2026-11-20T03:00:12.000Z', error: altered },
          },
          ['backup_altered'],
        )}
      />
      <BackupsCard status={statusOf({ last: old, last_verified: { at: early, backup_at: early } }, ['backup_old'])} />
      <BackupsCard status={statusOf({ last_verified: null }, ['backup_unverified'])} />
      <BackupsCard status={{ problems: [], backups: { is_possible: true, daily: null } }} />
    </Columns>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Needs attention')).toHaveLength(4)
    await expect(canvas.getAllByText('Healthy')).toHaveLength(3)
    await expect(canvas.getByText('No backup yet')).toBeVisible()
    await expect(canvas.getAllByText('Under way')).toHaveLength(2)
    // While the first one is made, and where none was verified.
    await expect(canvas.getAllByText('Never')).toHaveLength(2)
    await expect(canvas.getByText('Not encrypted')).toBeVisible()
    await expect(canvas.getByText(noRoom)).toBeVisible()
    await expect(canvas.getByText(/, the backup of /)).toBeVisible()
  },
})
