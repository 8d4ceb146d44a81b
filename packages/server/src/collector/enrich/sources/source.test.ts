import { channels } from '@sightline/api-client/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownSites } from './known-sites.ts'
import { sourceOf } from './source.ts'

const arrive = (referrer: string, query = '') =>
  sourceOf({
    referrer,
    tags: new URLSearchParams(query),
    ownHosts: ['www.shop.example', 'shop.example', '*.checkout.example'],
  })

test.each([
  ['https://www.google.com/', 'Google', 'google.com', 'search'],
  ['https://www.google.co.uk/url?q=private', 'Google', 'google.co.uk/url', 'search'],
  ['https://google.com.br/', 'Google', 'google.com.br', 'search'],
  ['https://images.google.de/', 'Google', 'images.google.de', 'search'],
  ['https://news.google.com/articles/1', 'Google News', 'news.google.com/articles/1', 'referral'],
  ['https://gemini.google.com/', 'Gemini', 'gemini.google.com', 'ai'],
  ['https://mail.google.com/mail/u/0/', 'Gmail', 'mail.google.com/mail/u/0', 'email'],
  ['https://duckduckgo.com/', 'DuckDuckGo', 'duckduckgo.com', 'search'],
  ['https://cn.bing.com/', 'Bing', 'cn.bing.com', 'search'],
  ['https://yandex.com.tr/', 'Yandex', 'yandex.com.tr', 'search'],
  ['https://r.search.yahoo.com/x', 'Yahoo!', 'r.search.yahoo.com/x', 'search'],
  ['https://l.instagram.com/?u=1', 'Instagram', 'l.instagram.com', 'social'],
  ['https://lm.facebook.com/l.php', 'Facebook', 'lm.facebook.com/l.php', 'social'],
  ['https://t.co/abc', 'X', 't.co/abc', 'social'],
  ['https://out.reddit.com/x', 'Reddit', 'out.reddit.com/x', 'social'],
  ['https://news.ycombinator.com/item', 'Hacker News', 'news.ycombinator.com/item', 'social'],
  ['https://chatgpt.com/', 'ChatGPT', 'chatgpt.com', 'ai'],
  ['https://m.youtube.com/watch', 'YouTube', 'm.youtube.com/watch', 'video'],
  ['https://www.amazon.co.jp/dp/1', 'Amazon', 'amazon.co.jp/dp/1', 'shopping'],
  ['https://google.evil.example/', 'google.evil.example', 'google.evil.example', 'referral'],
  ['https://notgoogle.com/', 'notgoogle.com', 'notgoogle.com', 'referral'],
  ['https://www.blog.example/post', 'blog.example', 'blog.example/post', 'referral'],
  ['https://www.blog.example/post/', 'blog.example', 'blog.example/post', 'referral'],
  ['https://blog.example//', 'blog.example', 'blog.example', 'referral'],
  ['https://203.0.114.9/post', '203.0.114.9', '203.0.114.9/post', 'referral'],
  ['https://[2606:4700::1111]/', '[2606:4700::1111]', '[2606:4700::1111]', 'referral'],
  ['https://localhost.example/', 'localhost.example', 'localhost.example', 'referral'],
  ['https://my-local.example/', 'my-local.example', 'my-local.example', 'referral'],
  ['android-app://com.google.android.gm/', 'Gmail', 'android-app://com.google.android.gm', 'email'],
  ['android-app://com.Slack', 'Slack', 'android-app://com.Slack', 'social'],
  ['android-app://org.reader.app', 'android-app://org.reader.app', 'android-app://org.reader.app', 'referral'],
])('%s', (referrer, source, address, channel) => {
  expect(arrive(referrer)).toEqual({ source, referrer: address, channel })
})

test.each([
  [''],
  ['not an address'],
  ['file:///home/me/private.html'],
  ['about:blank'],
  ['https://shop.example/before'],
  ['https://www.shop.example/before'],
  ['https://blog.shop.example/before'],
  ['https://checkout.example/paid'],
  ['https://eu.checkout.example/paid'],
  ['http://localhost:3000/'],
  ['http://LOCALHOST/'],
  ['http://localhost./'],
  ['http://app.localhost:5173/'],
  ['http://127.0.0.1:8080/shop'],
  ['http://0x7f.1/'],
  ['http://0.0.0.0/'],
  ['http://10.1.2.3/'],
  ['http://172.16.0.1/'],
  ['http://192.168.178.1/'],
  ['http://169.254.1.1/'],
  ['http://[::1]:3000/'],
  ['http://[fd00::1]/'],
  ['http://[fe80::1]/'],
  ['http://intranet/wiki'],
  ['http://nas.local/'],
  ['http://wiki.internal/'],
  ['http://router.lan/'],
  ['http://fritz.home.arpa/'],
  ['http://shop.test/'],
])('"%s" is direct', (referrer) => {
  expect(arrive(referrer)).toEqual({ source: '', referrer: '', channel: 'direct' })
})

test('a host that only ends alike is another site', () => {
  expect(arrive('https://workshop.example/').referrer).toBe('workshop.example')
})

test.each([
  ['utm_source=google&utm_medium=cpc', 'Google', 'paid_search'],
  ['utm_source=Google&utm_medium=organic', 'Google', 'search'],
  ['utm_source=adwords', 'Google', 'paid_search'],
  ['utm_source=google_ads', 'Google', 'paid_search'],
  ['gclid=x', 'Google', 'paid_search'],
  ['gbraid=x', 'Google', 'paid_search'],
  ['wbraid=x', 'Google', 'paid_search'],
  ['GCLID=x', 'Google', 'paid_search'],
  ['gclid=', '', 'direct'],
  ['msclkid=x', 'Bing', 'paid_search'],
  ['ttclid=x', 'TikTok', 'paid_video'],
  ['twclid=x', 'X', 'paid_social'],
  ['fbclid=x', 'Facebook', 'social'],
  ['fbclid=x&utm_source=fb&utm_medium=paid', 'Facebook', 'paid_social'],
  ['dclid=x', 'Google', 'display'],
  ['utm_source=fb', 'Facebook', 'social'],
  ['utm_source=ig&utm_medium=paid_social', 'Instagram', 'paid_social'],
  ['utm_source=yt-ads', 'YouTube', 'paid_video'],
  ['utm_source=linkedin&utm_medium=cpc', 'LinkedIn', 'paid_social'],
  ['utm_source=threads', 'Threads', 'social'],
  ['utm_source=chatgpt.com', 'ChatGPT', 'ai'],
  ['utm_source=www.facebook.com', 'Facebook', 'social'],
  ['utm_source=hacker-news', 'Hacker News', 'social'],
  ['ref=producthunt', 'Product Hunt', 'social'],
  ['utm_source=amazon&utm_medium=ppc', 'Amazon', 'paid_shopping'],
  ['utm_source=perplexity&utm_medium=cpc', 'Perplexity', 'paid_other'],
  ['utm_source=partner&utm_medium=cpc', 'partner', 'paid_other'],
  ['utm_source=partner&utm_medium=paid-social', 'partner', 'paid_social'],
  ['utm_source=partner&utm_medium=display', 'partner', 'display'],
  ['utm_source=partner&utm_medium=banner', 'partner', 'display'],
  ['utm_source=partner&utm_medium=CPM', 'partner', 'display'],
  ['utm_source=partner&utm_medium=affiliate', 'partner', 'affiliates'],
  ['utm_source=May&utm_medium=E-Mail', 'May', 'email'],
  ['utm_source=newsletter&utm_medium=newsletter', 'newsletter', 'email'],
  ['mc_cid=1', '', 'email'],
  ['utm_source=hub&utm_medium=social', 'hub', 'social'],
  ['utm_source=hub&utm_medium=video', 'hub', 'video'],
  ['utm_source=hub&utm_medium=organic', 'hub', 'search'],
  ['utm_source=hub', 'hub', 'referral'],
  ['utm_medium=leaflet', '', 'referral'],
  ['utm_source=ads', 'ads', 'referral'],
  ['utm_medium=push', '', 'push'],
  ['utm_source=letter&utm_medium=Web_Push', 'letter', 'push'],
  ['utm_source=letter&utm_medium=push-notification', 'letter', 'push'],
  ['utm_source=facebook&utm_medium=mobile%20push', 'Facebook', 'push'],
  ['utm_source=webpush', 'webpush', 'push'],
  ['utm_source=Firebase-Push&utm_medium=organic', 'Firebase-Push', 'push'],
  ['utm_source=pushover.example', 'pushover.example', 'referral'],
  ['utm_source=webpush&utm_medium=cpc', 'webpush', 'paid_other'],
  ['utm_source=webpush&utm_medium=email', 'webpush', 'email'],
])('?%s', (query, source, channel) => {
  expect(arrive('', query)).toEqual({ source, referrer: '', channel })
})

test('the tag wins over the referrer, which is kept', () => {
  expect(arrive('https://www.google.com/', 'utm_source=letter&utm_medium=email')).toEqual({
    source: 'letter',
    referrer: 'google.com',
    channel: 'email',
  })
  expect(arrive('https://www.google.com/', 'gclid=1').channel).toBe('paid_search')
})

test('every host and name stands for one site', () => {
  const hosts = knownSites.flatMap((site) => site.hosts)
  expect(hosts.filter((host, index) => hosts.indexOf(host) !== index)).toEqual([])
  const names = knownSites.flatMap((site) => [site.name, ...site.aliases]).map((name) => name.toLowerCase())
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(hosts.length).toBeGreaterThan(300)
})

test('whatever comes, a source of bounded length and a channel come out', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string()), fc.dictionary(fc.string(), fc.string()), (referrer, tags) => {
      const { source, referrer: address, channel } = arrive(referrer, new URLSearchParams(tags).toString())
      expect(source.length).toBeLessThanOrEqual(300)
      expect(address.length).toBeLessThanOrEqual(1000)
      expect(source.isWellFormed() && address.isWellFormed()).toBe(true)
      expect(channels).toContain(channel)
    }),
  )
})
