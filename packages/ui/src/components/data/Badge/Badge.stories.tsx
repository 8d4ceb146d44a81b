import { Radio, TriangleAlert } from 'lucide-react'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { Badge } from './Badge.tsx'

const meta = preview.meta({ title: 'Data/Badge', component: Badge, args: { children: 'Standard' } })

const Matrix = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
    <Badge>Standard</Badge>
    <Badge tone="info" icon={Radio}>
      Waiting for first event
    </Badge>
    <Badge tone="positive">Live</Badge>
    <Badge tone="warning" icon={TriangleAlert}>
      No data for 3 days
    </Badge>
    <Badge tone="negative">Expired</Badge>
    <Badge tone="premium">Premium</Badge>
  </div>
)

export const Default = meta.story()
export const States = meta.story({ parameters: inEveryMode, render: Matrix })
