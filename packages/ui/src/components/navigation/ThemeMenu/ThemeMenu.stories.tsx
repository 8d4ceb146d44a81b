import { expect, fn } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'

const meta = preview.meta({
  title: 'Navigation/ThemeMenu',
  component: ThemeMenu,
  args: { theme: 'system' as const, onThemeChange: fn() },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }))
    await expect(await canvas.findByRole('menuitemradio', { name: 'Same as the device' })).toBeChecked()
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Dark' }))
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark')
  },
})
export const States = meta.story({
  parameters: inEveryMode,
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('menuitemradio', { name: 'Dark' })).toBeInTheDocument()
  },
})
