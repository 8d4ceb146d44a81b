import preview from '../../../../../.storybook/preview.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = preview.meta({ title: 'Feedback/Skeleton', component: Skeleton })

export const Default = meta.story({ args: { inlineSize: '12rem' } })
export const Dark = meta.story({ args: { inlineSize: '12rem', blockSize: '3rem' }, globals: { theme: 'dark' } })
export const Chinese = Default.extend({ globals: { locale: 'zh-CN' }, play: () => {} })
export const RightToLeft = Default.extend({ globals: { locale: 'ar' }, play: () => {} })
