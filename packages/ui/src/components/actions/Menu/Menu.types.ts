import type { ReactElement, ReactNode, Ref } from 'react'
import type { MenuProps as AriaMenuProps } from 'react-aria-components/Menu'
import type { IconSource } from '../../data/Icon/index.ts'
import type { OpenProps } from '../../overlays/Overlay/useOpen.ts'
import type { FromAria, StrictOmit } from '../../props.ts'

export interface MenuEntry {
  /** Names the entry; no two entries of a menu share one. */
  id: string
  /** The label of the entry. */
  label: string
  /** Icon or picture of what the entry is about, before its label. */
  icon?: IconSource | undefined
  /** The address of the entry; without it `onAction` runs. */
  href?: string | undefined
  onAction?: (() => void) | undefined
  isDisabled?: boolean | undefined
  /** Language of the label, where it is not the page’s. */
  lang?: string | undefined
  /** Second text at the entry’s end. */
  note?: ReactNode | undefined
}

interface Entries {
  /** Names the group among the groups. */
  id: string
  /** Content above the entries; not an entry itself. */
  label?: ReactNode | undefined
  /**
   * Whether a search passes over the group, so that its entries are always there.
   * @default false
   */
  isFixed?: boolean | undefined
  items: readonly MenuEntry[]
}

/** Entries that do something or lead somewhere. */
interface Actions {
  selectedKey?: undefined
  selectedKeys?: undefined
  onSelectionChange?: undefined
}

/** Entries of which one is chosen. */
interface OneOf {
  /** Id of the chosen entry; undefined while there is none. */
  selectedKey: string | undefined
  selectedKeys?: undefined
  /** Called with the id of the entry that was chosen. Links need none: the chosen one is only marked. */
  onSelectionChange?: ((id: string) => void) | undefined
}

/** Entries of which any number can be on. The menu stays open. */
interface AnyOf {
  /** Ids of the entries that are on. */
  selectedKeys: ReadonlySet<string>
  selectedKey?: undefined
  /** Called with the ids of the entries that are on now. */
  onSelectionChange: (ids: ReadonlySet<string>) => void
}

export type MenuGroup = Entries & (Actions | OneOf | AnyOf)

type AriaProps = FromAria<
  StrictOmit<
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
    | 'onClose'
    | 'selectionMode'
    | 'selectedKeys'
    | 'defaultSelectedKeys'
    | 'onSelectionChange'
  >
>

/** The props of every menu, whatever opens it. */
export interface MenuContentProps extends AriaProps {
  /** Accessible name of the menu. */
  'aria-label': string
  /** The entries, in groups with a line between them. */
  items: readonly MenuGroup[]
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

export interface MenuProps extends MenuContentProps, OpenProps {
  /** The control that opens the menu: a Button or an IconButton. */
  trigger: ReactElement
}
