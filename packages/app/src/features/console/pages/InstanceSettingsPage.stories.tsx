import { expect, waitFor } from 'storybook/test'
import { mockCall } from '@sightline/api-client/mocks'
import { AppAt } from '../../../testing/AppAt.tsx'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { pageShown } from '../../../../../../.storybook/pageShown.ts'
import { setting, instanceHandlers } from '../../../testing/instanceAnswers.ts'

const meta = preview.meta({
  title: 'Pages/Console/Settings',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/admin/settings' },
  beforeEach: ({ msw }) => msw.use(...instanceHandlers),
})

export const Settings = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockCall('instanceSetting', 'updateSetting', { ...setting, value: 'New', version: 4 })),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /How a membership is paid/ })
    await expect(field).toHaveValue('Send a transfer to NL00 BANK 0000.')
    await userEvent.clear(field)
    await userEvent.type(field, 'New')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(field).toHaveValue('New'))
    await expect(canvas.getByRole('link', { name: 'Health' })).toHaveAttribute('href', '#/admin/health')
  },
})

/** What the environment decides is shown and cannot be changed; the rest holds at once. */
export const RegistrationAndLimits = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('instanceSetting', 'fetchSettings', {
        list: [
          setting,
          { ...setting, name: 'registration', value: null, environment: { variable: 'REGISTRATION', value: 'invite' } },
          { ...setting, name: 'sites_per_member', value: '5' },
          {
            ...setting,
            name: 'events_per_minute',
            value: null,
            environment: { variable: 'COLLECT_LIMIT', value: '900' },
          },
          { ...setting, name: 'import_megabytes', value: null, version: 0 },
          { ...setting, name: 'calls_per_minute', value: null, version: 0 },
          { ...setting, name: 'job_days', value: '90' },
          { ...setting, name: 'mail_days', value: null, environment: { variable: 'MAIL_DAYS', value: '7' } },
          { ...setting, name: 'points_per_month', value: null, version: 0 },
        ],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const fixed = await canvas.findByRole('textbox', { name: /Who may register/ })
    await expect(fixed).toHaveValue('Anyone with an invitation code')
    await expect(fixed).toHaveAttribute('readonly')
    await expect(canvas.getByText('Set by the environment variable REGISTRATION.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Sites that a member may own/ })).toHaveValue('5')
    await expect(canvas.getByRole('textbox', { name: /Events per minute/ })).toHaveAttribute('readonly')
    await expect(canvas.getByRole('textbox', { name: /Days to keep jobs/ })).toHaveValue('90')
    await expect(canvas.getByRole('textbox', { name: /Days to keep records of sent mails/ })).toHaveAttribute(
      'readonly',
    )
    await expect(canvas.getByText('From 0 to 1,000,000. Leave empty for 1,000.')).toBeVisible()
    await expect(canvas.getByText('From 0 to 999,999; 0 means no limit. Leave empty for 100.')).toBeVisible()
    await expect(canvas.getByText('From 100 to 999,999. Leave empty for 600.')).toBeVisible()
    const calls = canvas.getByRole('textbox', { name: /Calls per minute/ })
    await userEvent.type(calls, '12345678{Enter}')
    // What was typed stays whole, and the range is said.
    await expect(calls).toHaveValue('12345678')
    await becomesVisible(() =>
      canvas.findByText('Please enter a whole number from 100 to 999,999, or leave the field empty.'),
    )
  },
})

const identity = [
  { ...setting, name: 'instance_name', value: 'Harbor Stats' },
  { ...setting, name: 'default_language', value: 'zh-CN' },
  { ...setting, name: 'default_time_zone', value: null, version: 0 },
] as const

/** The name, the language and the time zone are saved apart from each other. */
export const NameAndDefaults = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('instanceSetting', 'fetchSettings', { list: [...identity] }),
      mockCall('instanceSetting', 'updateSetting', { ...identity[0], value: 'Quay Figures', version: 4 }),
    ),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ })
    await expect(name).toHaveValue('Harbor Stats')
    await expect(canvas.getByRole('button', { name: /Default language/ })).toHaveTextContent('简体中文')
    await expect(canvas.getByRole('button', { name: /Default time zone/ })).toHaveTextContent('Etc/UTC')
    await userEvent.clear(name)
    await userEvent.type(name, 'Quay Figures')
    const [save] = canvas.getAllByRole('button', { name: 'Save changes' })
    await userEvent.click(save ?? name)
    await waitFor(() => expect(name).toHaveValue('Quay Figures'))
  },
})

export const SettingsInEveryMode = meta.story({ parameters: inEveryMode, play: pageShown })
