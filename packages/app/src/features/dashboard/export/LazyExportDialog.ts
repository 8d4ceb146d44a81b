import { lazyDialog } from '../../../lib/lazy-code/lazyDialog.tsx'
import { withTexts } from '../../../lib/lazy-code/loadPage.ts'

export const LazyExportDialog = lazyDialog(withTexts(() => import('./ExportDialog.tsx'), 'management'))
