import Plausible from 'plausible-tracker'

const { domain = '', collector = '' } = document.documentElement.dataset
const tracker = Plausible({ domain, apiHost: collector, trackLocalhost: true })
tracker.enableAutoPageviews()
Object.assign(window, { tracker })
