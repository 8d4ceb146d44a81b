import preview from '../../../../../.storybook/preview.tsx'
import { Rays } from './Rays.tsx'

const meta = preview.meta({ title: 'Foundations/Rays', component: Rays, args: { width: 520 } })

export const Default = meta.story()
export const Panel = meta.story({ args: { variant: 'panel', width: 360 } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Chinese = meta.story({ globals: { locale: 'zh-CN' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar' } })
