import type { IncomingHttpHeaders } from 'node:http'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPage } from './check-page.ts'
import { tagsOf } from './page-tags.ts'

const ID = '0192d9a0-0000-7000-8000-000000000001'
const OTHER = '0192d9a0-0000-7000-8000-000000000002'
const snippet = (id = ID, more = '') =>
  `<script defer data-site="${id}" src="https://stats.example/s.js"${more}></script>`

const judge = (text: string, headers: IncomingHttpHeaders = {}, status = 200) =>
  checkPage(
    { url: new URL('https://shop.example/'), status, headers: { 'content-type': 'text/html', ...headers }, text },
    ID,
  )

test.each([
  ['', 'not_found', null],
  [snippet(), 'found', null],
  [`<!doctype html><html><head>${snippet()}</head><body></body></html>`, 'found', null],
  [`<SCRIPT DEFER DATA-SITE='${ID.toUpperCase()}' SRC=https://stats.example/s.js></SCRIPT>`, 'found', null],
  [`<script src=/stats/s.js data-site=${ID}></script>`, 'found', null],
  [`<script async src="https://stats.example/script.js" data-website-id="${ID}"></script>`, 'found', null],
  [snippet() + snippet(), 'found_twice', null],
  [snippet(OTHER), 'wrong_id', null],
  [snippet(OTHER) + snippet(), 'found', null],
  [`<!-- ${snippet()} -->`, 'not_found', null],
  [`<noscript>${snippet()}</noscript>`, 'not_found', null],
  [`<template>${snippet()}</template>`, 'not_found', null],
  [`<textarea>${snippet()}</textarea>`, 'not_found', null],
  [`<script data-site="${ID}"></script>`, 'not_found', null],
  [`<script>document.write('${snippet()}')`, 'not_found', 'inserted_later'],
  [`<script>const id = "${ID}"</script>`, 'not_found', 'inserted_later'],
  ['<script src="https://www.googletagmanager.com/gtm.js?id=GTM-ABC123"></script>', 'not_found', 'tag_manager'],
  [
    `<script>(function(w,d,s,l,i){})(window,document,'script','dataLayer','GTM-ABC123');</script>`,
    'not_found',
    'tag_manager',
  ],
  [`<p title="${ID}">`, 'not_found', null],
  [`<script src="a.js">var a = "<!--"</script>${snippet()}`, 'found', null],
  [`<p a='>' b=">">${snippet()}`, 'found', null],
  [`a < b ${snippet()}`, 'found', null],
])('%s', (text, state, detail) => {
  expect(judge(text)).toEqual({ state, detail })
})

test.each([
  [401, 'blocked', 'server_refuses'],
  [403, 'blocked', 'server_refuses'],
  [429, 'blocked', 'server_refuses'],
  [503, 'blocked', 'server_refuses'],
  [404, 'unreachable', 'server_error'],
  [500, 'unreachable', 'server_error'],
])('status %d', (status, state, detail) => {
  expect(judge(snippet(), {}, status)).toEqual({ state, detail })
})

test('a picture is no page', () => {
  expect(judge(snippet(), { 'content-type': 'image/png' })).toEqual({ state: 'unreachable', detail: 'no_page' })
})

const FINE = [null, 'found'] as const
const SCRIPT = ['policy_script', 'blocked'] as const
const CONNECTION = ['policy_connection', 'blocked'] as const

test.each([
  ["frame-ancestors 'none'", FINE],
  ["default-src 'none'", SCRIPT],
  ["default-src 'self'", SCRIPT],
  ["script-src 'self'", SCRIPT],
  ['default-src *', FINE],
  ['script-src https:; connect-src https:', FINE],
  ["script-src https:; connect-src 'self'", CONNECTION],
  ['script-src https://stats.example', FINE],
  ['script-src stats.example; connect-src *.example', FINE],
  ['script-src *.stats.example', SCRIPT],
  ['script-src http://stats.example', FINE],
  ['script-src https://stats.example:8443', SCRIPT],
  ['script-src https://stats.example:*', FINE],
  ['script-src https://stats.example/s.js; connect-src https://stats.example/api/', FINE],
  ['script-src https://stats.example/S.js', SCRIPT],
  ['script-src https://stats.example/other/', SCRIPT],
  ["script-src 'self'; script-src-elem https://stats.example", FINE],
  ["default-src 'none'; script-src stats.example; connect-src stats.example", FINE],
  ["default-src 'none'; script-src stats.example", CONNECTION],
  ["script-src 'strict-dynamic' 'nonce-abc' https:", SCRIPT],
  ["script-src 'unsafe-inline'", SCRIPT],
  ['sandbox', SCRIPT],
  ['sandbox allow-scripts', FINE],
  ["script-src https:, script-src 'self'", SCRIPT],
  ['  ;; ', FINE],
])('policy %s', (policy, [detail, state]) => {
  expect(judge(snippet(), { 'content-security-policy': policy })).toEqual({ state, detail })
  const pages = policy.split(',').map((text) => `<meta http-equiv="Content-Security-Policy" content="${text}">`)
  expect(judge(`${pages.join('')}${snippet()}`, {})).toEqual({ state, detail })
})

test('a nonce or a hash opens the policy', () => {
  const policy = { 'content-security-policy': "script-src 'nonce-abc' 'sha384-xyz' 'strict-dynamic'" }
  expect(judge(snippet(ID, ' nonce="abc"'), policy).state).toBe('found')
  expect(judge(snippet(ID, ' nonce="abd"'), policy).state).toBe('blocked')
  expect(judge(snippet(ID, ' integrity="sha384-xyz"'), policy).state).toBe('found')
})

test('where events go is taken from the snippet', () => {
  const policy = { 'content-security-policy': "script-src 'self'; connect-src 'self'" }
  expect(judge(`<script src="/s.js" data-site="${ID}"></script>`, policy).state).toBe('found')
  expect(
    judge(`<script src="/s.js" data-site="${ID}" data-api="https://stats.example/e"></script>`, policy).detail,
  ).toBe('policy_connection')
})

test('reads any text to its end', () => {
  const unit = fc.constantFrom(
    '<',
    '>',
    '/',
    '=',
    '"',
    "'",
    '!',
    '-',
    ' ',
    'script',
    'a',
    '&#x41;',
    '<!--',
    '-->',
    '</script',
  )
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), (html) => {
      const [last] = tagsOf(html).slice(-1)
      expect(last === undefined || last.name.length > 0).toBe(true)
    }),
  )
})

test('a large page takes no time', () => {
  for (const part of ['<', '<a ', "<a b='", '<script>', '<!--', '<a b=c ', '</', '<p ="']) {
    const start = process.threadCpuUsage().user
    tagsOf(part.repeat(2_000_000 / part.length))
    // Microseconds of this thread's work: what else the machine does is not in them.
    expect(process.threadCpuUsage().user - start).toBeLessThan(2_000_000)
  }
})
