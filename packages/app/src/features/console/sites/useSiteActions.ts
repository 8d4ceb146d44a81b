import { useLingui } from '@lingui/react/macro'
import type { FilterName } from '@sightline/api-client'
import {
  ArrowRightIcon,
  RadioIcon,
  DeleteIcon,
  PaletteIcon,
  StatsIcon,
  StopIcon,
  TransferIcon,
  type BulkAction,
  type MenuGroup,
} from '@sightline/ui'
import { targetOfOne, type BulkTarget } from '../../../lib/list-page/bulk/bulkCall.ts'
import type { SiteChangeKind } from './bulkSiteChange.ts'
import type { ManagedSite } from './useSiteList.ts'

/** The dialog that is open beside the list of websites. */
export type OpenedSite =
  | { what: 'add' }
  | { what: 'transfer' | 'status' | 'query'; site: ManagedSite }
  | { what: 'change'; kind: SiteChangeKind; target: BulkTarget<FilterName<'sites'>> }
  | { what: 'delete'; target: BulkTarget<FilterName<'sites'>>; site?: ManagedSite }

interface SiteActionsOptions {
  onOpen: (opened: OpenedSite) => void
  onOpenDashboard: (site: ManagedSite) => void
  /** The selected websites. */
  selectedTarget: () => BulkTarget<FilterName<'sites'>>
}

/** What may be done with one website and with the selected ones. */
export function useSiteActions({ onOpen, onOpenDashboard, selectedTarget }: SiteActionsOptions) {
  const { t } = useLingui()
  const deletion = { id: 'delete', label: t`Delete`, icon: DeleteIcon }
  const menuOf = (site: ManagedSite): MenuGroup[] => [
    {
      id: 'change',
      items: [
        {
          id: 'dashboard',
          label: t`Open the dashboard`,
          icon: ArrowRightIcon,
          onAction: () => onOpenDashboard(site),
        },
        {
          id: 'query',
          label: t`Query statistics…`,
          icon: StatsIcon,
          onAction: () => onOpen({ what: 'query', site }),
        },
        {
          id: 'transfer',
          label: t`Transfer…`,
          icon: TransferIcon,
          onAction: () => onOpen({ what: 'transfer', site }),
        },
        {
          id: 'status',
          label: site.status === 'active' ? t`Disable` : t`Enable`,
          icon: site.status === 'active' ? StopIcon : RadioIcon,
          onAction: () => onOpen({ what: 'status', site }),
        },
      ],
    },
    {
      id: 'end',
      items: [{ ...deletion, onAction: () => onOpen({ what: 'delete', target: targetOfOne(site.id), site }) }],
    },
  ]
  const change = (kind: SiteChangeKind) => () => onOpen({ what: 'change', kind, target: selectedTarget() })
  const bulkActions: BulkAction[] = [
    { id: 'template', label: t`Template`, icon: PaletteIcon, onAction: change('template') },
    { id: 'transfer', label: t`Transfer…`, icon: TransferIcon, onAction: change('transfer') },
    { id: 'enable', label: t`Enable`, icon: RadioIcon, onAction: change('enable') },
    { id: 'disable', label: t`Disable`, icon: StopIcon, onAction: change('disable') },
    {
      ...deletion,
      isDanger: true,
      onAction: () => onOpen({ what: 'delete', target: selectedTarget() }),
    },
  ]
  return { menuOf, bulkActions }
}
