import { strToU8, zipSync } from 'fflate'

/** Packs texts, by their file names, into one ZIP archive. */
export const archiveOf = (files: ReadonlyMap<string, string>): Blob =>
  // The archive is not made in a worker, because the page’s Content-Security-Policy allows no worker made from text.
  new Blob([zipSync(Object.fromEntries([...files].map(([name, text]) => [name, strToU8(text)])))], {
    type: 'application/zip',
  })

/** Downloads a file in the browser. */
export function downloadFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
