import { EllipsisVertical, Lock, Radio, TriangleAlert } from 'lucide-react'
import { expect, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Sparkline } from '../../charts/Sparkline/index.ts'
import { Badge } from '../../components/data/Badge/index.ts'
import { Delta } from '../../components/data/Delta/index.ts'
import { IconButton } from '../../components/actions/IconButton/index.ts'
import { LiveDot } from '../../components/data/LiveDot/index.ts'
import { Menu } from '../../components/actions/Menu/index.ts'
import { AddSiteCard, SiteCard, SiteGrid } from './SiteCard.tsx'

const meta = preview.meta({
  title: 'Product/SiteCard',
  component: SiteCard,
  args: {
    href: '#harborlane',
    name: 'Harbor Lane',
    domain: 'harborlane.com',
    metric: { label: 'Visitors today', value: '2,184', fullValue: '2,184' },
  },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Harbor Lane' })).toHaveFocus()
  },
})

const More = ({ of }: { of: string }) => (
  <Menu
    aria-label={`More of ${of}`}
    trigger={<IconButton icon={EllipsisVertical} aria-label={`More of ${of}`} />}
    items={[{ id: 'ways', items: [{ id: 'settings', label: 'Settings', href: '#settings' }] }]}
  />
)

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
        menu={<More of="Harbor Lane" />}
        metric={{ label: 'Visitors today', value: '2,184', delta: <Delta percent={12.6} /> }}
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
      <SiteCard
        href="#3"
        name="Northbound"
        domain="northbound.travel"
        status={
          <Badge tone="warning" icon={TriangleAlert}>
            No data for 3 days
          </Badge>
        }
        menu={<More of="Northbound" />}
        metric={{ label: 'Visitors today', value: '0', note: '-12 vs 12' }}
        sparkline={<Sparkline values={[9, 8, 8, 7, 6, 6, 5, 4, 4, 2, 1, 0]} isFullWidth />}
      />
    </li>
    <li>
      <SiteCard href="#4" name="Old Orchard" domain="oldorchard.farm" status={<Badge icon={Lock}>Expired</Badge>}>
        Membership has expired, please renew before accessing.
      </SiteCard>
    </li>
    <li>
      <AddSiteCard href="#new" title="Add website" />
    </li>
  </SiteGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Grid })

/** The menu lies on the link, and is no part of it. */
export const WithMenu = meta.story({
  tags: ['behaviour'],
  args: { menu: <More of="Harbor Lane" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More of Harbor Lane' }))
    const entry = await canvas.findByRole('menuitem', { name: 'Settings' })
    await waitFor(() => expect(entry).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('link', { name: 'Harbor Lane' })).toHaveFocus()
  },
})
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
