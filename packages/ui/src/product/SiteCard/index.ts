export {
  AddSiteCard,
  SiteCard,
  SiteGrid,
  type AddSiteCardProps,
  type SiteCardProps,
  type SiteMetric,
} from './SiteCard.tsx'
export { SiteTile, type SiteTileProps } from './SiteTile.tsx'
