import { Skeleton } from '@sightline/ui'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'

/** The select in the head of a breakdown. Its code loads on demand, as most breakdowns have none. */
export const BreakdownSelect = lazyInPlace(
  () => import('./selectCode.ts'),
  () => <Skeleton blockSize="1.75rem" inlineSize="9rem" />,
)
