import { ChartLine, Coins, PanelsTopLeft, LayoutTemplate, Receipt, ShieldCheck, Sparkles, Users } from 'lucide-react'
import type { SideNavGroup } from './SideNav.types.ts'

/** The console’s navigation, for stories. */
export const groups: readonly SideNavGroup[] = [
  {
    id: 'manage',
    label: 'Manage',
    items: [
      { href: '#sites', label: 'Sites', icon: PanelsTopLeft, count: 128 },
      { href: '#templates', label: 'Templates', icon: LayoutTemplate, count: 14 },
      { href: '#authorisation', label: 'Authorisation', icon: ShieldCheck },
    ],
  },
  {
    id: 'people',
    label: 'People',
    items: [
      { href: '#app-users', label: 'App users', icon: Users, count: 12_486, isCurrent: true },
      { href: '#ai-tasks', label: 'AI tasks', icon: Sparkles, count: 37 },
      { href: '#points', label: 'Points', icon: Coins },
    ],
  },
  {
    id: 'revenue',
    label: 'Revenue',
    items: [
      { href: '#orders', label: 'Orders', icon: Receipt, count: 2941 },
      { href: '#payments', label: 'Analytics of payments', icon: ChartLine },
    ],
  },
]
