import { ArrowRight, Clock } from 'lucide-react'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { Icon } from './Icon.tsx'

const meta = preview.meta({ title: 'Data/Icon', component: Icon, args: { icon: Clock } })

export const Default = meta.story({ parameters: inEveryMode })
export const Large = meta.story({ args: { size: 24 } })
export const TurnsWithTheLine = meta.story({
  args: { icon: ArrowRight, isDirectional: true },
  globals: { locale: 'ar' },
})
