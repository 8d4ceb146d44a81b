export { AddWebsitePage as default } from './AddWebsitePage.tsx'
