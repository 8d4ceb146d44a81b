import type { CSSProperties, ReactElement } from 'react'

/** What a page hands to a component that the component does not know. */
export interface Probe {
  ref: (element: Element | null) => void
  id: string
  className: string
  style: CSSProperties
  'data-probe': string
}

/** Components by name, each as small as it can be. */
export type Examples = Readonly<Record<string, (probe: Probe) => ReactElement>>
