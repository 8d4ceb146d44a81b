export { LiveNumber, type LiveNumberProps } from './LiveNumber.tsx'
