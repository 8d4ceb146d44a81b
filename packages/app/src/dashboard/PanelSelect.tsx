import { Skeleton } from '@sightline/ui'
import { lazyInPlace } from '../layout/lazyCode.tsx'

/** Chooses what a panel shows, in its head. Most panels have none. */
export const PanelSelect = lazyInPlace(
  () => import('./LazySelect.ts'),
  () => <Skeleton blockSize="1.75rem" inlineSize="9rem" />,
)
