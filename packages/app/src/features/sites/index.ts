export { siteKeys, useGithubRepositories, useThemeChoices, useWebsite, useWebsites } from './api.ts'
export { SiteFrame } from './components/SiteFrame.tsx'
export { currencyOptions, timeZoneOptions } from './options.ts'
