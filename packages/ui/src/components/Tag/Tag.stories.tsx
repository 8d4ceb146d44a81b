import { pictured } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Tag } from './Tag.tsx'

const meta = preview.meta({ title: 'Data/Tag', component: Tag, args: { children: 'DE' } })

export const Default = meta.story()
export const States = meta.story({ parameters: pictured })
export const LongText = meta.story({ args: { children: 'US-CA-SAN-FRANCISCO' } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Chinese = meta.story({ globals: { locale: 'zh-CN' } })
export const RightToLeft = meta.story({ args: { children: 'US-CA' }, globals: { locale: 'ar' } })
