import type { LucideIcon } from 'lucide-react'
import { inEveryMode } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import * as icons from '../components/data/Icon/icons.ts'
import { Icon } from '../components/data/Icon/index.ts'
import { SpecimenSheet, Specimens } from './SpecimenSheet.tsx'

const sizes = [14, 16, 20] as const

const IconsPage = () => (
  <SpecimenSheet
    title="Icons"
    lead="Lucide, in the colour of the text beside them: 14 px in chips and small buttons, 16 px elsewhere, 20 px for touch. Only what points along the line of reading turns round."
  >
    <Specimens
      caption="Icons that pages hand to the components"
      columns={['Name', ...sizes.map((size) => `${size} px`)]}
      rows={Object.entries<LucideIcon>(icons).map(([name, icon]) => [
        name,
        ...sizes.map((size) => <Icon key={size} icon={icon} size={size} />),
      ])}
    />
  </SpecimenSheet>
)

const meta = preview.meta({ title: 'Foundations/Icons', component: IconsPage, tags: ['!autodocs'] })

export const Default = meta.story({ parameters: inEveryMode })
