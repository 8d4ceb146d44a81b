import { Skeleton } from '@sightline/ui'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'

/** The kit’s select, for the head of a card. Its code loads when one is first drawn: most cards have none. */
export const LazySelect = lazyInPlace(
  () => import('./Select.ts'),
  () => <Skeleton blockSize="1.75rem" inlineSize="9rem" />,
)
