// A file of its own, so that the chart’s code loads apart from the page.
export { BarChart as default } from '@sightline/ui/charts'
