import { expect, screen } from 'storybook/test'
import type { CallOutput } from '@sightline/api-client'
import { mockApiError, mockCall } from '@sightline/api-client/mocks'
import { AppAt } from '../../../testing/AppAt.tsx'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { consoleHandlers } from '../../../testing/consoleHandlers.ts'

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="240" height="56"><rect width="240" height="56" rx="9" fill="#0d7a70"/></svg>')}`

const logo: CallOutput<'instanceSetting', 'updateLogo'> = {
  name: 'instance_logo',
  value: PICTURE,
  environment: null,
  version: 2,
  updated_at: '2026-11-20T10:00:00.000Z',
}

const meta = preview.meta({
  title: 'Pages/Console/Logo',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/admin/settings' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...consoleHandlers('admin'),
      mockCall('instanceSetting', 'fetchSettings', { list: [logo] }),
      mockApiError('instanceSetting', 'updateLogo', { code: 409, message: 'row_changed', data: logo }),
      mockCall('instanceSetting', 'updateSetting', { ...logo, value: null, version: 3 }),
    ),
})

/** A logo is uploaded by itself, and removed again; somebody else’s change is said before it is overwritten. */
export const UploadAndRemoval = meta.story({
  parameters: inEveryMode,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: 'Logo' })).toBeVisible()
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input !== null) await userEvent.upload(input, new File(['1'], 'harbor.png', { type: 'image/png' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this logo' }))
    await becomesVisible(() => canvas.findByText('Somebody else has changed this entry in the meantime'))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the logo' }))
    await becomesVisible(() => screen.findByText('Saved'))
  },
})
