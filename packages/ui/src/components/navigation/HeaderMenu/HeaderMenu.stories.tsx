import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { HeaderMenu } from './HeaderMenu.tsx'

const onThemeChange = fn()
const onLocaleChange = fn()
const onSignOut = fn()

const meta = preview.meta({
  title: 'Navigation/HeaderMenu',
  component: HeaderMenu,
  args: {
    account: { email: 'mina.keller@harborlane.com', onSignOut },
    theme: { theme: 'light' as const, onThemeChange },
    language: {
      locale: 'en-US',
      languages: [
        { locale: 'en-US', name: 'English' },
        { locale: 'zh-CN', name: '简体中文' },
        { locale: 'ar', name: 'العربية', note: 'unreviewed' },
      ],
      onLocaleChange,
    },
  },
})

const open = async ({ canvas, userEvent }: StoryContext) => {
  await userEvent.click(canvas.getByRole('button'))
  const menu = await canvas.findByRole('menu')
  await waitFor(() => expect(menu).toBeVisible())
}

export const Default = meta.story({ parameters: inEveryMode })

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    await open(context)
    const { canvas, userEvent } = context
    await waitFor(() => expect(canvas.getByText('mina.keller@harborlane.com')).toBeVisible())
    await expect(canvas.getByRole('menuitemradio', { name: 'Light' })).toBeChecked()
    await expect(canvas.getByRole('menuitemradio', { name: 'English' })).toBeChecked()
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Dark' }))
    await expect(onThemeChange).toHaveBeenCalledWith('dark')
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await canvas.findByRole('menuitem', { name: 'Sign out' })).toHaveFocus()
    await userEvent.keyboard('{End}{Enter}')
    await expect(onLocaleChange).toHaveBeenCalledWith('ar')
    await expect(onSignOut).not.toHaveBeenCalled()
  },
})
