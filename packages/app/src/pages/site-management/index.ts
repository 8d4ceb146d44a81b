export { SiteManagementPage as default } from './SiteManagementPage.tsx'
