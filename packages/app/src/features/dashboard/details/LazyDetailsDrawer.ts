import { lazyDialog } from '../../../lib/lazy-code/lazyDialog.tsx'
import { withTexts } from '../../../lib/lazy-code/loadPage.ts'

export const LazyDetailsDrawer = lazyDialog(withTexts(() => import('./DetailsDrawer.tsx'), 'management'))
