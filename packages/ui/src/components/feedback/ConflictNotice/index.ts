export { ConflictNotice, type ConflictNoticeProps } from './ConflictNotice.tsx'
