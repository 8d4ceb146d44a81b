import { afterEach, expect, test, vi } from 'vitest'
import { downloadCsv } from './csv.ts'

afterEach(() => vi.restoreAllMocks())

test('the file is named, and says that it is UTF-8', async () => {
  const made: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made.push(blob)
    return 'blob:file'
  })
  let name = ''
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    name = this.download
  })
  downloadCsv('app-users', '林晓雯,مرحبا\r\n')
  expect(name).toBe('app-users.csv')
  const [file] = made
  expect(file?.type).toBe('text/csv;charset=utf-8')
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe('林晓雯,مرحبا\r\n')
})
