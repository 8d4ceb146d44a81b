// This file re-exports the map alone, so that its code loads apart from the page.
export { CountryMap as default } from '@sightline/ui/charts'
