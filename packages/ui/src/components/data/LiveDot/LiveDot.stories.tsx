import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveDot } from './LiveDot.tsx'

const meta = preview.meta({ title: 'Data/LiveDot', component: LiveDot })

export const Default = meta.story({ parameters: inEveryMode })
