import Bowser from 'bowser'
import { isbot } from 'isbot'
import { hintedBrowser, hintedSystem, NO_HINTS, type ClientHints } from './client-hints.ts'
import { inAppBrowser } from './in-app-browsers.ts'
import { memoize } from '../memoize.ts'

export interface ClientDescription {
  browser: string
  browser_version: string
  os: string
  os_version: string
  device: string
}

/**
 * Browser, system and kind of device of a user agent; only these are stored, never the text. Versions are major ones,
 * and empty where the browser has frozen them.
 */
export function describeClient(userAgent: string, hints: ClientHints = NO_HINTS): ClientDescription {
  const description = describeUserAgent(userAgent)
  return hints.brands === '' && hints.platform === '' ? description : withHints(description, hints)
}

const describeUserAgent: (userAgent: string) => ClientDescription = memoize(parse)

/** Whether a user agent is a program's: one that says so, or an empty one. */
export const isAutomated: (userAgent: string) => boolean = memoize(
  (userAgent) => userAgent.trim() === '' || isbot(userAgent),
)

function parse(userAgent: string): ClientDescription {
  // The parser throws on an empty text.
  if (userAgent.trim() === '') return { browser: '', browser_version: '', os: '', os_version: '', device: '' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  const app = inAppBrowser(userAgent)
  const system = os.name ?? ''
  return {
    browser: app?.name ?? LABELS[browser.name ?? ''] ?? browser.name ?? '',
    browser_version: app?.version ?? majorOf(browser.version),
    os: system,
    os_version: FROZEN.test(userAgent)
      ? ''
      : system === 'macOS'
        ? majorOf(os.version)
        : (os.versionName ?? majorOf(os.version)),
    device: deviceIn(userAgent, system, platform.type),
  }
}

function deviceIn(userAgent: string, system: string, parsed: string | undefined): string {
  // The parser takes some makers' devices, and an Android without a version, for phones. Phones say "Mobile" or "Mini".
  if (system === 'Android' && parsed === 'mobile' && !/mobi|opera mini/i.test(userAgent)) return 'tablet'
  // The parser has no kind for a Chromebook.
  return parsed ?? (DESKTOPS.has(system) ? 'desktop' : '')
}

/** Corrects the frozen parts of Chromium's user agent. */
function withHints(description: ClientDescription, hints: ClientHints): ClientDescription {
  const { browser, browser_version, os, os_version, device } = description
  const told = hintedBrowser(hints)
  // The hints are used only where the user agent says no more than Chrome, because it names apps and Edge well.
  const isVague = browser === 'Chrome' || browser === 'Chromium' || browser === ''
  const system = hintedSystem(hints)
  return {
    browser: isVague ? (told?.name ?? browser) : browser,
    browser_version: isVague ? (told?.version ?? browser_version) : browser_version,
    os: system?.name ?? os,
    os_version: system === undefined ? os_version : system.version || (system.name === os ? os_version : ''),
    device: deviceOf(system?.name ?? os, hints.mobile) ?? device,
  }
}

/** A phone or a tablet that asks for the desktop's page still counts as a phone or a tablet. */
function deviceOf(os: string, mobile: string): string | undefined {
  if (os === 'Android') return mobile === '?1' ? 'mobile' : mobile === '?0' ? 'tablet' : undefined
  return DESKTOPS.has(os) && mobile === '?0' ? 'desktop' : undefined
}

const DESKTOPS: ReadonlySet<string> = new Set(['Chrome OS', 'Linux', 'macOS', 'Windows'])

/** The user agents of every Mac say 10.15 and those of every Android in Chrome 10, whatever the real version is. */
const FROZEN = /Mac OS X 10[._]15|Android 10; K\)/

/** The names that the makers and other analytics products use. */
const LABELS: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Opera Touch': 'Opera',
  'Opera Coast': 'Opera',
  'Google Search': 'Google app',
}

const majorOf = (version: string | undefined): string => version?.split('.')[0] ?? ''
