import { lazyCode } from '../../../lib/lazy-code/lazyCode.tsx'

/** Most people sign in without one, so its code comes when it is asked for. */
export const SecondStep = lazyCode(() => import('./SecondStep.tsx'))
