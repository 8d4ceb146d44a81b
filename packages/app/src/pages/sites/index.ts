export { SitesPage as default } from './SitesPage.tsx'
