import type { FunnelStep } from '../../store/relational/sites/funnels.ts'

/** What every step of a funnel has on the wire, with statistics or without. */
export const stepOf = ({ properties, ...step }: FunnelStep) => ({ ...step, properties: [...properties] })
