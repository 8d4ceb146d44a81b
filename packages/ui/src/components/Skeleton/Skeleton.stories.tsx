import preview from '../../../../../.storybook/preview.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = preview.meta({ title: 'Feedback/Skeleton', component: Skeleton })

export const Default = meta.story({ args: { inlineSize: '12rem' } })
export const Dark = meta.story({ args: { inlineSize: '12rem', blockSize: '3rem' }, globals: { theme: 'dark' } })
export const Chinese = meta.story({ globals: { locale: 'zh-CN' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar' } })
