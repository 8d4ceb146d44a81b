export { siteKeys, useGithubRepositories, useThemeChoices, useWebsite, useWebsites } from './api.ts'
export { LoadedSite } from './components/LoadedSite.tsx'
export { currencyOptions } from './currencyOptions.ts'
export { detectTimeZone, timeZoneOptions } from './timeZones.ts'
