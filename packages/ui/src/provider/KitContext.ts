import type { MessageDescriptor } from '@lingui/core'
import { createContext, useContext } from 'react'
import type { Direction } from '../theme/direction.ts'

/** The density of a screen: controls are 28, 32 or 40 px high, and rows accordingly. */
export type Density = 'compact' | 'regular' | 'comfortable'

/** The format of hours: 12 with am and pm, or 24. */
export type TimeFormat = '12' | '24'

export interface Kit {
  /** The given language tag, for example `ku`. */
  locale: string
  /** The language of the texts. */
  lang: string
  /** The language tag for `Intl`, for example `ckb`. */
  intlLocale: string
  /** The format of hours; undefined for the default of the language. */
  timeFormat: TimeFormat | undefined
  direction: Direction
  density: Density
  colorScheme: 'light' | 'dark'
  /** A key that changes with colours and fonts, so that canvases are drawn again. */
  look: string
  /** Translates the kit's own texts, independent of the app's translations. */
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
