import type { IncomingHttpHeaders } from 'node:http'

/**
 * The client hints that Chromium sends beside a user agent that it has frozen. Texts as they were sent; empty where
 * nothing was.
 */
export interface ClientHints {
  /** `Sec-CH-UA`: `"Google Chrome";v="142", "Not_A Brand";v="99"` */
  brands: string
  /** `Sec-CH-UA-Mobile`: `?1` or `?0` */
  mobile: string
  /** `Sec-CH-UA-Platform`: `"Windows"` */
  platform: string
  /** `Sec-CH-UA-Platform-Version`: `"15.0.0"`. Browsers send it only where the page asks for it. */
  platformVersion: string
}

export const NO_HINTS: ClientHints = { brands: '', mobile: '', platform: '', platformVersion: '' }

const LONGEST = 300

export function clientHintsOf(headers: IncomingHttpHeaders): ClientHints {
  const text = (name: string) => String(headers[name] ?? '').slice(0, LONGEST)
  return {
    brands: text('sec-ch-ua'),
    mobile: text('sec-ch-ua-mobile'),
    platform: text('sec-ch-ua-platform'),
    platformVersion: text('sec-ch-ua-platform-version'),
  }
}

/** The brands that are more than Chromium itself, with the names that we show. */
const BRANDS: Readonly<Record<string, string>> = {
  'Google Chrome': 'Chrome',
  'Microsoft Edge': 'Edge',
  Opera: 'Opera',
  'Opera GX': 'Opera',
  'Samsung Internet': 'Samsung Internet',
  Brave: 'Brave',
  Vivaldi: 'Vivaldi',
  YaBrowser: 'Yandex Browser',
  Yandex: 'Yandex Browser',
  DuckDuckGo: 'DuckDuckGo',
}

/** The browser that the hints name, and its major version. */
export function hintedBrowser({ brands }: ClientHints): { name: string; version: string } | undefined {
  for (const [, brand = '', version = ''] of brands.matchAll(/"([^"]{1,60})";\s*v="(\d{1,5})[^"]*"/g)) {
    const name = Object.hasOwn(BRANDS, brand) ? BRANDS[brand] : undefined
    if (name !== undefined) return { name, version }
  }
  return undefined
}

const PLATFORMS: Readonly<Record<string, string>> = {
  Android: 'Android',
  'Chrome OS': 'Chrome OS',
  'Chromium OS': 'Chrome OS',
  iOS: 'iOS',
  Linux: 'Linux',
  macOS: 'macOS',
  Windows: 'Windows',
}

/** The system that the hints name; its version is empty where they do not name one. */
export function hintedSystem({
  platform,
  platformVersion,
}: ClientHints): { name: string; version: string } | undefined {
  const text = unquote(platform)
  const name = Object.hasOwn(PLATFORMS, text) ? PLATFORMS[text] : undefined
  if (name === undefined) return undefined
  const [major = ''] = /^\d{1,4}/.exec(unquote(platformVersion)) ?? []
  return { name, version: name === 'Windows' && major !== '' ? windowsVersion(Number(major)) : major }
}

/** The version of Windows: https://learn.microsoft.com/en-us/microsoft-edge/web-platform/how-to-detect-win11 */
function windowsVersion(major: number): string {
  if (major >= 13) return '11'
  return major > 0 ? '10' : ''
}

const unquote = (text: string): string => text.trim().replace(/^"(.*)"$/, '$1')
