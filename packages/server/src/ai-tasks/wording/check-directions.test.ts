import { expect, test } from 'vitest'
import { assertDirections } from './check-directions.ts'
import type { Placeholders } from './placeholders.ts'

const placeholders: Placeholders = new Map([
  ['site', { text: 'shop.example', meaning: '', isName: true }],
  ['visits', { text: '1,204', meaning: '', sign: 1 }],
  ['views', { text: '90', meaning: '', sign: 1 }],
  ['bounce_rate', { text: '40%', meaning: '', sign: -1 }],
  ['loss', { text: 'the source “b”', meaning: '', isName: true, sign: -1 }],
  ['same', { text: '7', meaning: '', sign: 0 }],
])

const check = (text: string) => () => assertDirections([text], placeholders)

test.each([
  'Visits rose to {visits}, while the bounce rate fell to {bounce_rate}.',
  '{site} had more visits: {visits}.',
  'Visits and views increased: {visits} and {views}.',
  'Most of it comes from {loss}. There were {visits} visits.',
  '{loss} lost visits, but {visits} is more than before.',
  'The trend is stable at {same}.',
  '{site} 的访问次数增加到 {visits}，而{loss}的访问减少了。',
  'ارتفعت زيارات {site} إلى {visits}، وانخفض معدل الارتداد إلى {bounce_rate}.',
  'زادت الزيارات إلى {visits} وتراجعت من {loss}.',
  'Nothing stands out: {visits} after a long supper.',
])('agrees: %s', (text) => {
  expect(check(text)).not.toThrow()
})

test.each([
  ['Visits fell to {visits}.', 'does not agree'],
  ['The bounce rate rose to {bounce_rate}.', 'does not agree'],
  ['{loss} gained visits.', 'does not agree'],
  ['Visits dropped, to {visits}', 'does not agree'],
  ['Visits rose to {same}', 'does not agree'],
  ['访问次数减少到 {visits}。', 'does not agree'],
  ['{loss}的访问更多。', 'does not agree'],
  ['انخفضت الزيارات إلى {visits}.', 'does not agree'],
  ['زيادة من {loss}.', 'does not agree'],
  ['لم تنخفض الزيارات: {visits}', 'not what did not'],
  ['Visits rose, {visits} {loss}.', 'does not agree'],
  ['Everything went up.', 'must stand beside'],
  ['Traffic of {site} declined.', 'must stand beside'],
  ['More rose than fell: {visits}', 'opposite directions'],
  ['Visits did not fall: {visits}', 'not what did not'],
  ["Visits didn't rise to {bounce_rate}", 'not what did not'],
  ['访问次数没有减少：{visits}', 'not what did not'],
])('is refused: %s: %s', (text, reason) => {
  expect(check(text)).toThrow(reason)
})
