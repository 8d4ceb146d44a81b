export { BulkReport, type BulkFailure, type BulkReportProps } from './BulkReport.tsx'
