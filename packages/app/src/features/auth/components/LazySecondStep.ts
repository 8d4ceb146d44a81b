import { lazyCode } from '../../../lib/lazy-code/lazyCode.tsx'
import { withTexts } from '../../../lib/lazy-code/loadPage.ts'

/** Most people sign in without a second step, so its code loads on demand. */
export const SecondStep = lazyCode(withTexts(() => import('./SecondStep.tsx'), 'guests'))
