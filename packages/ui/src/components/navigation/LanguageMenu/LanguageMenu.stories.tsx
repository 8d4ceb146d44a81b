import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'

const meta = preview.meta({
  title: 'Navigation/LanguageMenu',
  component: LanguageMenu,
  args: {
    locale: 'en-US',
    languages: [
      { locale: 'en-US', name: 'English' },
      { locale: 'zh-CN', name: '简体中文' },
      { locale: 'ar', name: 'العربية' },
    ],
    onLocaleChange: fn(),
  },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }))
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: '简体中文' }))
    await expect(args.onLocaleChange).toHaveBeenCalledWith('zh-CN')
  },
})
export const WithNotes = meta.story({
  tags: ['behaviour'],
  args: {
    locale: 'ar',
    languages: [
      { locale: 'en-US', name: 'English' },
      { locale: 'ar', name: 'العربية', note: 'unreviewed' },
      { locale: 'fr', name: 'Français', note: 'texts in English' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }))
    const arabic = await canvas.findByRole('menuitemradio', { name: /العربية.*unreviewed/ })
    await waitFor(() => expect(arabic).toBeVisible())
  },
})
export const States = meta.story({ parameters: inEveryMode, args: { hasLabel: true } })
export const WithLabel = meta.story({
  args: { hasLabel: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Language: English' })).toBeVisible())
  },
})
