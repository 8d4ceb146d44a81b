export { siteKeys, useGithubRepositories, useThemeChoices, useWebsite, useWebsites } from './api.ts'
export { SiteFrame } from './components/SiteFrame.tsx'
export { useOfferUndo } from './useOfferUndo.ts'
export { currencyOptions, detectTimeZone, timeZoneOptions } from './options.ts'
