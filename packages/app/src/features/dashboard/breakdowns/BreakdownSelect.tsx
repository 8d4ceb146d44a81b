import { Skeleton } from '@sightline/ui'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'

/** Chooses what a breakdown shows, in its head. Most breakdowns have none. */
export const BreakdownSelect = lazyInPlace(
  () => import('./LazySelect.ts'),
  () => <Skeleton blockSize="1.75rem" inlineSize="9rem" />,
)
