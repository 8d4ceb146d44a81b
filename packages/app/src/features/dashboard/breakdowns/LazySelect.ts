// A file of its own, so that lists to choose from load apart from the page.
export { Select as default } from '@sightline/ui'
