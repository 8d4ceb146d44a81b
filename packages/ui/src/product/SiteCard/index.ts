export {
  AddSiteCard,
  SiteCard,
  SiteGrid,
  type AddSiteCardProps,
  type SiteCardProps,
  type SiteMetric,
} from './SiteCard.tsx'
export { SiteAvatar, type SiteTileProps } from './SiteAvatar.tsx'
