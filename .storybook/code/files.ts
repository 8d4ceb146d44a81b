import path from 'node:path'
import { parsedFileOf } from './parsedFile.ts'
import type { Node } from './syntax.ts'

/** The kit’s sources, as far as stories need them. */
export interface Kit {
  /** A file by its path from the root. */
  read: (file: string) => string
  /** The package, or the part of it, that exports a name. */
  entryOf: (name: string) => string | undefined
}

/** A file that knows those beside it. */
export interface File extends ReturnType<typeof parsedFileOf> {
  imports: (other: File) => boolean
  /** The file of an import that begins with a dot. */
  beside: (from: string) => File
  /** What a name stands for, also where a file beside declares it; nothing for what the kit exports. */
  find: (name: string) => Found | undefined
}

export interface Found {
  file: File
  init: Node
}

/** A file, and on demand those beside it, each parsed once. */
export function openFile(start: string, kit: Kit): File {
  const files = new Map<string, File>()
  const open = (from: string): File => {
    const known = files.get(from)
    if (known !== undefined) return known
    const pathOf = (other: string) => path.posix.join(path.posix.dirname(from), other)
    const file: File = {
      ...parsedFileOf(from, kit.read(from)),
      imports: (other) =>
        [...file.declared.values()].some((one) => one.kind === 'import' && pathOf(one.from) === other.path),
      beside: (other) => open(pathOf(other)),
      find(name) {
        const declared = file.declared.get(name)
        if (declared?.kind === 'code') return declared.init && { file, init: declared.init }
        if (declared?.from.startsWith('.') !== true || kit.entryOf(name) !== undefined) return undefined
        return file.beside(declared.from).find(declared.imported)
      },
    }
    files.set(from, file)
    return file
  }
  return open(start)
}
