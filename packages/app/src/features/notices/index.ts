export { NoticesBell } from './components/NoticesBell.tsx'
