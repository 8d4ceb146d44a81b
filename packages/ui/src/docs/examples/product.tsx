import { Button } from '../../components/actions/index.ts'
import * as product from '../../product/index.ts'
import type { Examples } from './probe.ts'

const nothing = () => {}
const features = [{ id: 'one', label: 'Everything' }]
const plan = { id: 'one', title: 'One', description: 'Text', price: null, features }

export const productExamples: Examples = {
  AddSiteCard: (probe) => <product.AddSiteCard {...probe} href="#" title="Add a site" />,
  DashboardMiniature: (probe) => <product.DashboardMiniature {...probe} name="Harbor Lane" panels={[]} />,
  LiveCheck: (probe) => (
    <product.LiveCheck {...probe} state="waiting" title="Waiting" items={[]}>
      Text
    </product.LiveCheck>
  ),
  Logo: (probe) => <product.Logo {...probe} />,
  Paywall: (probe) => (
    <product.Paywall {...probe} title="Premium" benefit="Text" plansHref="#" isOpen onOpenChange={nothing}>
      Drawing
    </product.Paywall>
  ),
  PaywallDrawing: (probe) => <product.PaywallDrawing {...probe} />,
  PlanCard: (probe) => (
    <product.PlanCard
      {...probe}
      title="One"
      description="Text"
      price="9"
      actions={<Button>Open</Button>}
      features={features}
    />
  ),
  PlanPicker: (probe) => <product.PlanPicker {...probe} items={[plan]} onChoose={nothing} />,
  PlanTable: (probe) => (
    <product.PlanTable {...probe} aria-label="Plans" plans={[plan]} rows={[{ id: 'one', label: 'One', values: {} }]} />
  ),
  Rays: (probe) => <product.Rays {...probe} />,
  SiteCard: (probe) => <product.SiteCard {...probe} href="#" name="Harbor Lane" domain="harborlane.com" />,
  SiteGrid: (probe) => <product.SiteGrid {...probe} />,
  SiteSwitcher: (probe) => (
    <product.SiteSwitcher {...probe} defaultOpen domain="harborlane.com" items={[]} allHref="#" addHref="#" />
  ),
  SiteAvatar: (probe) => <product.SiteAvatar {...probe} domain="harborlane.com" />,
  TierBadge: (probe) => <product.TierBadge {...probe} tier="trial" />,
}
