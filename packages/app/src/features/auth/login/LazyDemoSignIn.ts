import type { ComponentType } from 'react'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import { withTexts } from '../../../lib/lazy-code/loadPage.ts'
import type { DemoSignInProps } from './DemoSignIn.tsx'

/** Only a demo has accounts that anybody may use, so its code and texts load on demand. */
export const DemoSignIn: ComponentType<DemoSignInProps> = lazyInPlace(
  withTexts(() => import('./DemoSignIn.tsx'), 'management'),
)
