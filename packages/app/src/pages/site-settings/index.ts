export { SiteSettingsPage as default } from './SiteSettingsPage.tsx'
