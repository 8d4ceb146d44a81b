export { ExportDialog as default } from './ExportDialog.tsx'
