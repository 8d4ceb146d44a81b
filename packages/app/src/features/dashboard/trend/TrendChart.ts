// This file re-exports the chart alone, so that Chart.js loads apart from the page.
export { TrendChart as default } from '@sightline/ui/charts'
