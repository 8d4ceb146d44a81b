import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode, Ref } from 'react'
import type { MenuProps as AriaMenuProps } from 'react-aria-components/Menu'
import type { FromAria } from '../../props.ts'

export interface MenuEntry {
  /** Names the entry; no two entries of a menu share one. */
  id: string
  /** What the entry is called. */
  label: string
  icon?: LucideIcon | undefined
  /** Where the entry leads; without it `onAction` runs. */
  href?: string | undefined
  onAction?: (() => void) | undefined
  isDisabled?: boolean | undefined
  /** Language of the label, where it is not the page’s. */
  lang?: string | undefined
  /** Picture of what the entry is about, in place of an icon. */
  picture?: ReactNode | undefined
  /** Second text at the entry’s end. */
  note?: ReactNode | undefined
}

export interface MenuGroup {
  /** Names the group among the groups. */
  id: string
  /** What stands above the entries; not an entry itself. */
  heading?: ReactNode | undefined
  /**
   * Whether a search passes over the group, so that its entries are always there.
   * @default false
   */
  isFixed?: boolean | undefined
  /** Id of the chosen entry, for groups that choose one of several. */
  selected?: string | undefined
  /** Makes the group one that chooses, and hears which entry was chosen. */
  onSelect?: ((id: string) => void) | undefined
  /** Ids of the entries that are on, for groups of which any number can be. */
  checked?: ReadonlySet<string> | undefined
  /** Makes the group one of those, and hears which entries are on now. The menu stays open. */
  onCheckedChange?: ((ids: ReadonlySet<string>) => void) | undefined
  entries: readonly MenuEntry[]
}

type AriaProps = FromAria<
  Omit<
    AriaMenuProps<object>,
    | 'aria-label'
    | 'children'
    | 'className'
    | 'style'
    | 'render'
    | 'items'
    | 'dependencies'
    | 'renderEmptyState'
    | 'onAction'
    | 'selectionMode'
    | 'selectedKeys'
    | 'defaultSelectedKeys'
    | 'onSelectionChange'
  >
>

/** What every menu has, whatever opens it. */
export interface MenuSurfaceProps extends AriaProps {
  /** Accessible name of the menu. */
  'aria-label': string
  /** The entries, in groups with a line between them. */
  groups: readonly MenuGroup[]
  /**
   * Whether a search field stands above the entries, for long menus.
   * @default false
   */
  isSearchable?: boolean | undefined
  /**
   * The edge of the trigger that the menu is in line with.
   * @default 'end'
   */
  align?: 'start' | 'end' | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

export interface MenuProps extends MenuSurfaceProps {
  /** The control that opens the menu: a Button or an IconButton. */
  trigger: ReactElement
  /** Whether it is open. Without it the menu keeps that itself. */
  isOpen?: boolean | undefined
  /**
   * Whether it is open at first, where the menu keeps that itself.
   * @default false
   */
  defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}
