// A file of its own, so that the code of charts loads apart from the page.
export { Funnel as default } from '@sightline/ui/charts'
