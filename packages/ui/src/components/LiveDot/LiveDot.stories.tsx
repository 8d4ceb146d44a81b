import preview from '../../../../../.storybook/preview.tsx'
import { LiveDot } from './LiveDot.tsx'

const meta = preview.meta({ title: 'Data/LiveDot', component: LiveDot })

export const Default = meta.story()
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Chinese = meta.story({ globals: { locale: 'zh-CN' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar' } })
