export { FormErrorSummary, type FormErrorSummaryProps } from './FormErrorSummary.tsx'
