export { siteKeys, useGithubRepositories, useThemeChoices, useWebsite, useWebsites } from './api.ts'
export { SiteFrame } from './components/SiteFrame.tsx'
export { currencyOptions, detectTimeZone, timeZoneOptions } from './options.ts'
