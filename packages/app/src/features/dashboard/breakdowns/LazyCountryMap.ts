// A file of its own, so that the map’s code loads apart from the page.
export { CountryMap as default } from '@sightline/ui/charts'
