import preview from '../../../../../.storybook/preview.tsx'
import { LiveDot } from './LiveDot.tsx'

const meta = preview.meta({ title: 'Data/LiveDot', component: LiveDot })

export const Default = meta.story()
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Chinese = Default.extend({ globals: { locale: 'zh-CN' }, play: () => {} })
export const RightToLeft = Default.extend({ globals: { locale: 'ar' }, play: () => {} })
