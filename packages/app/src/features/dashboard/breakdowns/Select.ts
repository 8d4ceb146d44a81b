// This file re-exports the select alone, so that its code loads apart from the page.
export { Select as default } from '@sightline/ui'
