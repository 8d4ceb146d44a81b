// A file of its own, so that Chart.js loads apart from the page.
export { TrendChart as default } from '@sightline/ui/charts'
