import { expect, fn } from 'storybook/test'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'

const meta = preview.meta({
  title: 'Feedback/ConflictNotice',
  component: ConflictNotice,
  args: {
    title: 'Somebody else has changed this entry in the meantime',
    items: [
      { id: 'nickname', label: 'Nickname', value: 'Mira K.', own: 'Mira Kovač' },
      { id: 'region', label: 'Region', value: '–', own: 'DE' },
    ],
    onTakeTheirs: fn(),
    onKeepMine: fn(),
  },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /^Nickname/ })
    await expect(row).toHaveTextContent('Mira K.Mira Kovač')
    await userEvent.click(canvas.getByRole('button', { name: 'Use the current version' }))
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my version' }))
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
  },
})
export const States = meta.story({ parameters: inEveryMode })
