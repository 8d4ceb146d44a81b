import { expect, test } from 'vitest'
import { clientHintsOf, NO_HINTS } from './client-hints.ts'
import { describeClient, isAutomated } from './user-agent.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-S921B Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0'
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const MAC_CHROME = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${KIT} Chrome/142.0.0.0 Safari/537.36`
const WINDOWS_CHROME = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/142.0.0.0 Safari/537.36`

test.each([
  [MAC_CHROME, 'Chrome', '142', 'macOS', '', 'desktop'],
  [WINDOWS_CHROME, 'Chrome', '142', 'Windows', '10', 'desktop'],
  [`${WINDOWS_CHROME} Edg/142.0.0.0`, 'Edge', '142', 'Windows', '10', 'desktop'],
  [`${WINDOWS_CHROME} OPR/115.0.0.0`, 'Opera', '115', 'Windows', '10', 'desktop'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox',
    '145',
    'Windows',
    '10',
    'desktop',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', '145', 'Linux', '', 'desktop'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari',
    '18',
    'macOS',
    '',
    'desktop',
  ],
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari', '18', 'iOS', '18', 'mobile'],
  [`${IPHONE} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', '142', 'iOS', '18', 'mobile'],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari',
    '17',
    'iOS',
    '17',
    'tablet',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome',
    '142',
    'Chrome OS',
    expect.any(String),
    'desktop',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${KIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
    'Chrome',
    '142',
    'Android',
    '',
    'mobile',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${KIT} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    '27',
    'Android',
    expect.any(String),
    'mobile',
  ],
  ...['HUAWEI MRX-W09', 'SM-X700', 'Nokia T20', 'Nexus 5'].map((model) => [
    `Mozilla/5.0 (Linux; Android 13; ${model}) ${KIT} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome',
    '142',
    'Android',
    expect.any(String),
    'tablet',
  ]),
  [`Mozilla/5.0 (Linux; Android; K) ${KIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', '142', 'Android', '', 'tablet'],
  [
    'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16',
    'Opera',
    '12',
    'Android',
    '',
    'mobile',
  ],
  ['Mozilla/5.0 (Android; Tablet; rv:40.0) Gecko/40.0 Firefox/40.0', 'Firefox', '40', 'Android', '', 'tablet'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox', '145', 'Android', '14', 'mobile'],
  [
    `Mozilla/5.0 (Linux; Android 12; HUAWEI ELS-NX9) ${KIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
    'Chrome',
    '142',
    'Android',
    expect.any(String),
    'mobile',
  ],
  [`${IPHONE} Mobile/22B83 Instagram 355.0.0.30 (iPhone15,2; iOS 18_1)`, 'Instagram', '355', 'iOS', '18', 'mobile'],
  [
    `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 Instagram 355.0.0 Android`,
    'Instagram',
    '355',
    'Android',
    expect.any(String),
    'mobile',
  ],
  [
    `${IPHONE} Mobile/22B83 [FBAN/FBIOS;FBAV/488.0.0.61;FBBV/1;FBDV/iPhone15,2]`,
    'Facebook',
    '488',
    'iOS',
    '18',
    'mobile',
  ],
  [
    `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/488.0.0.1;]`,
    'Facebook',
    '488',
    'Android',
    expect.any(String),
    'mobile',
  ],
  [`${IPHONE} Mobile/22B83 [FBAN/MessengerLiteForiOS;FBAV/480.0.0;]`, 'Messenger', '480', 'iOS', '18', 'mobile'],
  [`${IPHONE} Mobile/22B83 Safari Line/14.19.0`, 'LINE', '14', 'iOS', '18', 'mobile'],
  [
    `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 musical_ly_2023600030 BytedanceWebview/d8a21c6`,
    'TikTok',
    expect.any(String),
    'Android',
    expect.any(String),
    'mobile',
  ],
  [`${IPHONE} Mobile/22B83 [LinkedInApp]/9.30.1`, 'LinkedIn', '9', 'iOS', '18', 'mobile'],
  [`${IPHONE} GSA/340.3 Mobile/22B83 Safari/604.1`, 'Google app', '340', 'iOS', '18', 'mobile'],
  [`${IPHONE} Mobile/22B83 MicroMessenger/8.0.54(0x18003631) NetType/WIFI`, 'WeChat', '8', 'iOS', '18', 'mobile'],
  ['', '', '', '', '', ''],
  ['  ', '', '', '', '', ''],
])('%s', (userAgent, browser, browser_version, os, os_version, device) => {
  expect(describeClient(userAgent)).toEqual({ browser, browser_version, os, os_version, device })
})

const CHROME_BRANDS = '"Chromium";v="142", "Google Chrome";v="142", "Not_A Brand";v="99"'

test.each([
  [
    'Windows 11',
    WINDOWS_CHROME,
    { 'sec-ch-ua-platform': '"Windows"', 'sec-ch-ua-platform-version': '"15.0.0"' },
    { os_version: '11' },
  ],
  [
    'Windows 10',
    WINDOWS_CHROME,
    { 'sec-ch-ua-platform': '"Windows"', 'sec-ch-ua-platform-version': '"10.0.0"' },
    { os_version: '10' },
  ],
  ['an untold version', WINDOWS_CHROME, { 'sec-ch-ua-platform': '"Windows"' }, { os: 'Windows', os_version: '10' }],
  [
    'a new macOS',
    MAC_CHROME,
    { 'sec-ch-ua-platform': '"macOS"', 'sec-ch-ua-platform-version': '"15.1.0"' },
    { os: 'macOS', os_version: '15' },
  ],
  [
    'Brave',
    WINDOWS_CHROME,
    { 'sec-ch-ua': '"Brave";v="142", "Chromium";v="142"' },
    { browser: 'Brave', browser_version: '142' },
  ],
  ['Edge by its user agent', `${WINDOWS_CHROME} Edg/142.0.0.0`, { 'sec-ch-ua': CHROME_BRANDS }, { browser: 'Edge' }],
  [
    'a phone that asks for the page of the desktop',
    `Mozilla/5.0 (X11; Linux x86_64) ${KIT} Chrome/142.0.0.0 Safari/537.36`,
    { 'sec-ch-ua-platform': '"Android"', 'sec-ch-ua-mobile': '?1', 'sec-ch-ua-platform-version': '"16.0.0"' },
    { os: 'Android', os_version: '16', device: 'mobile' },
  ],
  [
    'an Android tablet',
    `Mozilla/5.0 (Linux; Android 10; K) ${KIT} Chrome/142.0.0.0 Safari/537.36`,
    { 'sec-ch-ua-platform': '"Android"', 'sec-ch-ua-mobile': '?0' },
    { os: 'Android', os_version: '', device: 'tablet' },
  ],
  [
    'a tablet that asks for the page of the desktop',
    `Mozilla/5.0 (X11; Linux x86_64) ${KIT} Chrome/142.0.0.0 Safari/537.36`,
    { 'sec-ch-ua-platform': '"Android"', 'sec-ch-ua-mobile': '?0' },
    { os: 'Android', device: 'tablet' },
  ],
  [
    'a Chromebook',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/142.0.0.0 Safari/537.36`,
    { 'sec-ch-ua-platform': '"Chrome OS"', 'sec-ch-ua-mobile': '?0' },
    { os: 'Chrome OS', device: 'desktop' },
  ],
  ['an unknown platform', MAC_CHROME, { 'sec-ch-ua-platform': '"Unknown"' }, { os: 'macOS' }],
  [
    'what is no hint',
    MAC_CHROME,
    { 'sec-ch-ua': 'constructor', 'sec-ch-ua-platform': 'toString' },
    { os: 'macOS', browser: 'Chrome' },
  ],
  [
    'an app',
    `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 Instagram 355.0.0 Android`,
    { 'sec-ch-ua': CHROME_BRANDS },
    { browser: 'Instagram' },
  ],
])('hints tell %s', (_name, userAgent, headers, expected) => {
  expect(describeClient(userAgent, clientHintsOf(headers))).toMatchObject(expected)
})

test('without hints nothing is refined', () => {
  expect(clientHintsOf({})).toEqual(NO_HINTS)
  expect(describeClient(MAC_CHROME, NO_HINTS)).toEqual(describeClient(MAC_CHROME))
})

test.each([
  ['', true],
  ['  ', true],
  ['curl/8.5.0', true],
  ['Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)', true],
  [WINDOWS_CHROME.replace('Chrome', 'HeadlessChrome'), true],
  [WINDOWS_CHROME, false],
])('"%s" is automated: %s', (userAgent, isBot) => {
  expect(isAutomated(userAgent)).toBe(isBot)
})
