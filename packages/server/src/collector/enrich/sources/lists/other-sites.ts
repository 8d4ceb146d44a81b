import { sitesOf } from './known-site.ts'

/**
 * Parts of large sites that are of another kind than the rest of their host, and sites that should have a display name.
 */
export const otherSites = sitesOf('other', {
  'Apple News': 'apple.news',
  Bitbucket: 'bitbucket.org',
  GitLab: 'gitlab.com',
  'Google Accounts': 'accounts.google.*',
  'Google Calendar': 'calendar.google.com',
  'Google Classroom': 'classroom.google.com',
  'Google Cloud': 'cloud.google.com',
  'Google Docs': 'docs.google.com drive.google.com',
  'Google Groups': 'groups.google.com',
  'Google Maps': 'maps.google.*',
  'Google Meet': 'meet.google.com',
  'Google News': 'news.google.* news.url.google.com com.google.android.apps.magazines',
  'Google Play': 'play.google.com com.android.vending',
  'Google Scholar': 'scholar.google.*',
  'Google Sites': 'sites.google.com',
  'Google Translate': 'translate.google.* translate.goog',
  'Microsoft Teams': 'teams.microsoft.com teams.live.com teams.cloud.microsoft statics.teams.cdn.office.net',
  MSN: 'msn.com ntp.msn.com',
  Notion: 'notion.so notion.site',
  npm: 'npmjs.com',
  SmartNews: 'smartnews.com',
  'App Store': 'apps.apple.com itunes.apple.com',
  Trello: 'trello.com',
  Wikipedia: 'wikipedia.org',
  'Yahoo! Finance': 'finance.yahoo.*',
  'Yahoo! News': 'news.yahoo.* news.yahoo.co.jp',
  'Yandex Maps': 'maps.yandex.ru',
})
