export { LiveCheck, type LiveCheckProps } from './LiveCheck.tsx'
