import { lazyDialog } from '../../../lib/lazy-code/lazyDialog.tsx'

export const LazyExportDialog = lazyDialog(() => import('./ExportDialog.tsx'))
