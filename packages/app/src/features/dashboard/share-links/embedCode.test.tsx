import { expect, test } from 'vitest'
import { embedCode } from './embedCode.ts'

const publicId = '3d1c0b9e-5b7e-4a53-9b0e-0a7d2f6c1e11'
const code = { publicId, token: 'sls_1', theme: 'system', title: 'Figures', instance: 'https://stats.example' } as const
const frameOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').querySelector('iframe')

test('the frame shows the share link at the one path that can be framed', () => {
  expect(frameOf(embedCode(code))?.getAttribute('src')).toBe(
    `https://stats.example/embed?site=${publicId}#/share/sls_1`,
  )
  expect(frameOf(embedCode({ ...code, theme: 'dark' }))?.getAttribute('src')).toBe(
    `https://stats.example/embed?site=${publicId}#/share/sls_1?theme=dark`,
  )
})

test('no sign of the title ends it', () => {
  const title = '"><script>alert(1)</script> & 图表'
  expect(frameOf(embedCode({ ...code, title }))?.title).toBe(title)
})
