export * from './date.ts'
export * from './number.ts'
export { useFormat } from './useFormat.ts'
