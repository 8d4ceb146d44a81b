import { Radio } from 'lucide-react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Sparkline } from '../../charts/Sparkline/index.ts'
import { Badge } from '../Badge/index.ts'
import { Delta } from '../Delta/index.ts'
import { LiveDot } from '../LiveDot/index.ts'
import { AddSiteCard, SiteCard, SiteGrid } from './SiteCard.tsx'

const meta = preview.meta({
  title: 'Data/SiteCard',
  component: SiteCard,
  args: {
    href: '#harborlane',
    name: 'Harbor Lane',
    domain: 'harborlane.com',
    figure: { label: 'Visitors today', value: '2,184', fullValue: '2,184' },
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Harbor Lane' })).toHaveFocus()
  },
})

const Grid = () => (
  <SiteGrid>
    <li>
      <SiteCard
        href="#1"
        name="Harbor Lane"
        domain="harborlane.com"
        status={
          <>
            <LiveDot /> 42 online
          </>
        }
        figure={{ label: 'Visitors today', value: '2,184', delta: <Delta percent={12.6} /> }}
        sparkline={<Sparkline values={[2, 2, 1, 4, 5, 5, 6, 7, 6, 9, 9, 10]} isSelected isFullWidth />}
      />
    </li>
    <li>
      <SiteCard
        href="#2"
        name="Lumen Lab"
        domain="lumenlab.science"
        status={
          <Badge tone="info" icon={Radio}>
            Waiting for first event
          </Badge>
        }
      >
        The snippet is not on the site yet. Add it once and data appears within seconds.
      </SiteCard>
    </li>
    <li>
      <AddSiteCard href="#new" title="Add website" />
    </li>
  </SiteGrid>
)

export const Variants = meta.story({ render: Grid })
export const Dark = meta.story({ render: Grid, globals: { theme: 'dark' } })
export const RightToLeft = meta.story({ render: Grid, globals: { locale: 'ar' } })
export const LongText = meta.story({
  args: {
    name: 'A shop with a name that nobody has ever been able to read to its end',
    domain: 'a-domain-that-is-longer-than-most-of-the-cards-in-which-it-may-stand.example.com',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
})
export const Chinese = meta.story({ globals: { locale: 'zh-CN' } })
