export { SiteSwitcher, type SiteSwitcherProps } from './SiteSwitcher.tsx'
