import { expect, test } from 'vitest'
import { knownSites } from '../enrich/sources/known-sites.ts'
import { isSpamHost } from './is-spam-host.ts'

test.each([
  '1-best-seo.com',
  '47-best-seo.com',
  '100-reasons-for-seo.com',
  'free-share-buttons.com',
  'share-buttons.xyz',
  'sharebutton.net',
  'simple-share-buttons.com',
  'share-buttons-for-free.com',
  'free-social-buttons7.xyz',
  'social-buttons-ii.xyz',
  'get-your-social-buttons.info',
  'buttons-for-your-website.com',
  'cookie-law-enforcement-qq.xyz',
  'eu-cookie-law-enforcement2.xyz',
  'law-enforcement-check-three.xyz',
  'compliance-fred.xyz',
  'social-traffic-9.xyz',
  'free-website-traffic.com',
  'get-free-traffic-now.com',
  'traffic2cash.org',
  'semalt.com',
  'semaltmedia.com',
  'semalt.semalt.com',
  'ilovevitaly.co',
  'iloveitaly.ru',
  'o-o-6-o-o.ru',
  'darodar.com',
  'forum.topic55198758.darodar.com',
  'perm.dienai.ru',
  'pornhub-forum.uni.me',
  'best-seo-offer.com',
  'top1-seo-service.com',
  'auto-seo-service.org',
  'kabinet-my-beeline.ru',
])('%s is spam', (host) => {
  expect(isSpamHost(host)).toBe(true)
  expect(isSpamHost(host.toUpperCase())).toBe(true)
})

test.each([
  '',
  'com',
  'localhost',
  'example.com',
  'best-seo.com.example',
  'compliance.com',
  'law.stanford.edu',
  'buttons.example',
  'notdarodar.com',
  'online-shop.ru',
  'traffic.example.com',
])('%s is none', (host) => {
  expect(isSpamHost(host)).toBe(false)
})

test('no known site is spam', () => {
  const hosts = knownSites.flatMap((site) => site.hosts)
  expect(hosts.filter((host) => isSpamHost(host.replace('*', 'com')))).toEqual([])
})
