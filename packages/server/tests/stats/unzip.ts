import { inflateRawSync } from 'node:zlib'

const END = 0x06_05_4b_50
const ENTRY = 0x02_01_4b_50

/** The texts in a ZIP archive, by their names, read by its directory. */
export function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'))
  if (end < 0 || archive.readUInt32LE(end) !== END) throw new Error('no ZIP archive')
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error('the directory is broken')
    const isDeflated = archive.readUInt16LE(at + 10) === 8
    const size = archive.readUInt32LE(at + 20)
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const header = archive.readUInt32LE(at + 42)
    const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28)
    const data = archive.subarray(start, start + size)
    files.set(name, (isDeflated ? inflateRawSync(data) : data).toString('utf8'))
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return files
}
