export { LiveDot } from './LiveDot.tsx'
