import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Sparkline } from './Sparkline.tsx'

const meta = preview.meta({
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { values: [3, 4, 4, 5, 4, 6, 7, 6, 8, 7, 9] },
})

export const Default = meta.story({ parameters: inEveryMode })
export const Selected = meta.story({ parameters: inEveryMode, args: { isSelected: true } })
export const FullWidth = meta.story({ args: { isSelected: true, isFullWidth: true } })
const minutes = Array.from({ length: 30 }, (_, minute) => 8 + ((minute * 7) % 11) + minute)

export const Bars = meta.story({ parameters: inEveryMode, args: { values: minutes, shape: 'bars', isLive: true } })
export const WithGap = meta.story({ args: { values: [3, 4, null, 5, 4, 6] } })
export const Zeros = meta.story({ args: { values: [0, 0, 0] } })
export const Empty = meta.story({ args: { values: [] } })
