import Bowser from 'bowser'
import { isbot } from 'isbot'

export interface ClientDescription {
  browser: string
  browser_version: string
  os: string
  os_version: string
  device: string
}

const CACHE_SIZE = 2000
const parsed = new Map<string, ClientDescription>()

/** Browser, system and kind of device of a user agent; only these are kept, never the text. */
export function describeClient(userAgent: string): ClientDescription {
  const known = parsed.get(userAgent)
  if (known !== undefined) return known
  const description = parse(userAgent)
  if (parsed.size >= CACHE_SIZE) parsed.delete(parsed.keys().next().value ?? '')
  parsed.set(userAgent, description)
  return description
}

/** Programs that say so, and those that say nothing. */
export const isAutomated = (userAgent: string): boolean => userAgent.trim() === '' || isbot(userAgent)

function parse(userAgent: string): ClientDescription {
  const { browser, os, platform } = Bowser.parse(userAgent)
  return {
    browser: SHORT_NAMES[browser.name ?? ''] ?? browser.name ?? '',
    browser_version: majorOf(browser.version),
    os: os.name ?? '',
    os_version: os.versionName ?? majorOf(os.version),
    device: platform.type ?? '',
  }
}

/** As the makers and other analytics products call them. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
}

const majorOf = (version: string | undefined): string => version?.split('.')[0] ?? ''
