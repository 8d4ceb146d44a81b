import { memoize } from '../memoize.ts'
import { spamFamilies, spamHosts } from './spam-hosts.ts'

const hosts = new Set(spamHosts)

/** Whether a referrer's host is known as spam. */
export const isSpamHost: (host: string) => boolean = memoize((host) => {
  const labels = host.toLowerCase().split('.')
  for (let start = 0; start < labels.length - 1; start += 1) {
    if (hosts.has(labels.slice(start).join('.'))) return true
  }
  return spamFamilies.some((family) => family.test(host.toLowerCase()))
})
