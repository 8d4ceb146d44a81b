/** Apps that show pages in a browser of their own, with the name and version that they add to the user agent. */
const apps: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Instagram', /\bInstagram[ /](\d+)?/],
  ['Threads', /\bBarcelona[ /](\d+)?/],
  [
    'Messenger',
    /\bFBAN\/(?:Messenger|Orca)\w*(?:.*?FBAV\/(\d+))?|\bFB_IAB\/(?:MESSENGER|Orca-Android)(?:.*?FBAV\/(\d+))?/,
  ],
  ['Facebook', /\b(?:FBAN|FBAV|FB_IAB)\b(?:.*?FBAV\/(\d+))?/],
  ['LINE', /\bLine\/(\d+)?/],
  ['TikTok', /\b(?:musical_ly|BytedanceWebview|trill|TikTok)(?:[_ /](\d+))?/],
  ['LinkedIn', /\bLinkedInApp\b(?:\]?\/(\d+))?/],
  ['Google app', /\bGSA\/(\d+)/],
  ['WeChat', /\bMicroMessenger\/(\d+)/],
  ['Snapchat', /\bSnapchat\/?(\d+)?/],
  ['Pinterest', /\[Pinterest\/|\bPinterest(?: for \w+)?\/(\d+)/],
  ['X', /\bTwitter(?: for |Android)\w*(?:\/(\d+))?/],
  ['KakaoTalk', /\bKAKAOTALK(?:[ /](\d+))?/],
  ['Naver', /\bNAVER\(inapp;[^)]*?;\s*(\d+)/],
  ['Weibo', /\bWeibo\b/],
  ['QQ', /\bQQ\/(\d+)/],
  ['Telegram', /\bTelegram(?:-Android)?\/(\d+)/],
  ['Reddit', /\bReddit\/(?:Version )?(\d+)/],
  ['Slack', /\bSlack(?:_SSB)?\/(\d+)/],
  ['VK', /\b(?:VKAndroidApp|vkclient)\/?(\d+)?/],
  ['Zalo', /\bZalo (?:iOS|android)\/(\d+)/i],
]

/** The app in which a page is shown; undefined in a browser. */
export function inAppBrowser(userAgent: string): { name: string; version: string } | undefined {
  for (const [name, pattern] of apps) {
    const found = pattern.exec(userAgent)
    if (found !== null) return { name, version: found[1] ?? found[2] ?? '' }
  }
  return undefined
}
