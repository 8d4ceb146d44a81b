import { init, track } from '@plausible-analytics/tracker'

const { domain = '', collector = '' } = document.documentElement.dataset
init({ domain, endpoint: `${collector}/api/event`, captureOnLocalhost: true })
Object.assign(window, { tracker: { trackEvent: track } })
