// This file re-exports the chart alone, so that its code loads apart from the page.
export { BarChart as default } from '@sightline/ui/charts'
