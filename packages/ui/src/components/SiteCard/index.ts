export { AddSiteCard, SiteCard, SiteGrid, type AddSiteCardProps, type SiteCardProps } from './SiteCard.tsx'
export { SiteTile, type SiteTileProps } from './SiteTile.tsx'
