import type { MessageDescriptor } from '@lingui/core'
import { createContext, useContext } from 'react'
import type { Direction } from './direction.ts'

/** The density of a screen: controls are 28, 32 or 40 px high, and rows accordingly. */
export type Density = 'compact' | 'regular' | 'comfortable'

/** Hours of the day: to twelve with am and pm, or to twenty-four. */
export type TimeFormat = '12' | '24'

export interface Kit {
  /** The language as it was chosen, for example `ku`. */
  locale: string
  /** The language of the texts. */
  lang: string
  /** The same as `locale` for `Intl`, for example `ckb`. */
  intlLocale: string
  /** Undefined where the language says it. */
  timeFormat: TimeFormat | undefined
  direction: Direction
  density: Density
  colorScheme: 'light' | 'dark'
  /** Another one where colours or fonts are others: what is drawn on a canvas is then drawn anew. */
  look: string
  /** The kit’s own texts; never the catalogue of the page around it. */
  text: (message: MessageDescriptor) => string
  /** The `data-brand` of the brand whose tokens hold. Elements outside of the root set it themselves. */
  brand: string | undefined
  /** The element in which menus, dialogs and toasts are drawn, so that they get theme, language and direction. */
  portal: HTMLElement | null
}

export const KitContext = createContext<Kit | null>(null)

/** @throws outside of a KitProvider */
export function useKit(): Kit {
  const kit = useContext(KitContext)
  if (kit === null) throw new Error('Components of the kit need a KitProvider around them')
  return kit
}

/** The portal container for react-aria's popovers: an element inside the kit’s root. */
export function usePortalProps(): { UNSTABLE_portalContainer?: Element } {
  const { portal } = useKit()
  return portal === null ? {} : { UNSTABLE_portalContainer: portal }
}
