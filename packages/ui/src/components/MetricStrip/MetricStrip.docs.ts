import type { Guide } from '../../docs/guide.ts'

export const guide: Guide = {
  whenToUse: ['The few figures of a period, of which one is open as a chart.'],
  do: ['Order them as people ask: how many, who, how long.'],
  dont: ['Don’t put more than six into it.'],
  accessibility: ['Tabs: arrows walk, and the panel is named by its figure; the change is said in words.'],
}
