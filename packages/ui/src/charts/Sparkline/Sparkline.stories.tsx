import preview from '../../../../../.storybook/preview.tsx'
import { Sparkline } from './Sparkline.tsx'

const meta = preview.meta({
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { values: [3, 4, 4, 5, 4, 6, 7, 6, 8, 7, 9] },
})

export const Default = meta.story()
export const Selected = meta.story({ args: { isSelected: true } })
export const FullWidth = meta.story({ args: { isSelected: true, isFullWidth: true } })
const minutes = Array.from({ length: 30 }, (_, minute) => 8 + ((minute * 7) % 11) + minute)

export const Bars = meta.story({ args: { values: minutes, shape: 'bars', isLive: true } })
export const BarsDark = meta.story({
  args: { values: minutes, shape: 'bars', isLive: true },
  globals: { theme: 'dark' },
})
export const WithGap = meta.story({ args: { values: [3, 4, null, 5, 4, 6] } })
export const Zeros = meta.story({ args: { values: [0, 0, 0] } })
export const Empty = meta.story({ args: { values: [] } })
export const Dark = meta.story({ args: { isSelected: true }, globals: { theme: 'dark' } })
export const Chinese = meta.story({ globals: { locale: 'zh-CN' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar' } })
