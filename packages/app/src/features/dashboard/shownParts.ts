import type { Dimension, Filter, SharePanel } from '@sightline/api-client'
import { createContext, useContext } from 'react'

/** What of a dashboard its reader sees: a share link may show less than everything. The service refuses the rest. */
export interface ShownParts {
  /** The filters that always apply, which the service adds to all others. */
  filters: readonly Filter[]
  /** Whether a dimension is shown, the properties of events, or the funnels. */
  isShown: (part: Dimension | SharePanel) => boolean
}

export const ShownPartsContext = createContext<ShownParts>({ filters: [], isShown: () => true })

export const useShownParts = (): ShownParts => useContext(ShownPartsContext)
