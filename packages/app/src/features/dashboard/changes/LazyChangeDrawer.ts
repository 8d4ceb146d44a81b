import { lazyDialog } from '../../../lib/lazy-code/lazyDialog.tsx'
import { withTexts } from '../../../lib/lazy-code/loadPage.ts'

export const LazyChangeDrawer = lazyDialog(withTexts(() => import('./ChangeDrawer.tsx'), 'management'))
