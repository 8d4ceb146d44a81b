export { SharePage as default } from './SharePage.tsx'
