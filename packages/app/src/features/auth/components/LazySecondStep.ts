import { lazyCode } from '../../../lib/lazy-code/lazyCode.tsx'

/** Most people sign in without a second step, so its code loads on demand. */
export const SecondStep = lazyCode(() => import('./SecondStep.tsx'))
