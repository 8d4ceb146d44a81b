import type { CSSProperties, ReactElement } from 'react'

/** The props that a page passes to a component that does not know them. */
export interface Probe {
  ref: (element: Element | null) => void
  id: string
  className: string
  style: CSSProperties
  'data-probe': string
}

/** Components by name, each as small as it can be. */
export type Examples = Readonly<Record<string, (probe: Probe) => ReactElement>>
