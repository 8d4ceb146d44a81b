import type { ComponentType } from 'react'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import { withTexts } from '../../../lib/lazy-code/loadPage.ts'
import type { SendForm } from '@sightline/ui/form'

/** Only a demo has accounts that anybody may use, so its code and texts load on demand. */
export const DemoSignIn: ComponentType<{ state: SendForm<{ email: string; password: string }> }> = lazyInPlace(
  withTexts(() => import('./DemoSignIn.tsx'), 'management'),
)
