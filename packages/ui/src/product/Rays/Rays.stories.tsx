import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Rays } from './Rays.tsx'

const meta = preview.meta({ title: 'Product/Rays', component: Rays, args: { width: 520 } })

export const Default = meta.story({ parameters: inEveryMode })
export const Panel = meta.story({ args: { variant: 'panel', width: 360 } })
