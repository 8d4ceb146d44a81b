import { readdir, readFile, stat } from 'node:fs/promises'
import { isIPv4 } from 'node:net'
import { basename, join } from 'node:path'
import type { Reader } from 'mmdb-lib'
import { locationOf, NOWHERE, type Location } from './location.ts'

/** The locations of addresses as one or more MMDB files say. */
export interface LocationTable {
  /** @param address IPv4 or IPv6 @throws what the reader throws where the file is damaged */
  of(address: string): Location
  /** Whether the files name regions or cities. */
  hasCities: boolean
}

/** A file that cannot be used; the message says why, and goes on after “cannot be used: ”. */
export class UnusableFileError extends Error {
  override name = 'UnusableFileError'
}

type LocationReader = Reader<object>

/**
 * Opens a database of locations: an MMDB file, or a folder with several, such as one for each kind of address.
 * @throws {UnusableFileError}
 */
export async function openLocationFiles(path: string): Promise<LocationTable> {
  const files = await filesIn(path)
  const readers = await Promise.all(files.map(openFile))
  const samples = readers.map((reader, index) => {
    try {
      return sampleOf(reader)
    } catch {
      throw new UnusableFileError(`${basename(files[index] ?? '')} is damaged`)
    }
  })
  const empty = samples.findIndex((sample) => !sample.some(({ country, region, city }) => country || region || city))
  if (empty !== -1) throw new UnusableFileError(`${basename(files[empty] ?? '')} names neither countries nor cities`)
  const ofVersion4 = readers
  const ofVersion6 = readers.filter(({ metadata }) => metadata.ipVersion === 6)
  return {
    hasCities: samples.flat().some(({ region, city }) => region !== '' || city !== ''),
    of(address) {
      for (const reader of isIPv4(address) ? ofVersion4 : ofVersion6) {
        const record = reader.get(address)
        if (record !== null) return locationOf(record)
      }
      return NOWHERE
    },
  }
}

async function filesIn(path: string): Promise<string[]> {
  try {
    if (!(await stat(path)).isDirectory()) return [path]
    const names = (await readdir(path)).filter((name) => name.endsWith('.mmdb'))
    if (names.length === 0) throw new UnusableFileError('the folder holds no file that ends in .mmdb')
    return names.toSorted().map((name) => join(path, name))
  } catch (error) {
    throw unusable(error)
  }
}

async function openFile(file: string): Promise<LocationReader> {
  const [{ Reader: MmdbReader }, bytes] = await Promise.all([
    import('mmdb-lib'),
    readFile(file).catch((error: unknown) => {
      throw unusable(error)
    }),
  ])
  try {
    const reader = new MmdbReader<object>(bytes)
    const { ipVersion, searchTreeSize } = reader.metadata
    if ((ipVersion !== 4 && ipVersion !== 6) || !(searchTreeSize > 0 && searchTreeSize < bytes.length))
      throw new Error('The metadata contradict the file')
    return reader
  } catch {
    throw new UnusableFileError(`${basename(file)} is no MMDB file, or is cut off or damaged`)
  }
}

function unusable(error: unknown): unknown {
  if (error instanceof UnusableFileError || !(error instanceof Error)) return error
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'ENOTDIR') return new UnusableFileError('there is no such file')
  if (code === 'EISDIR') return new UnusableFileError('a folder ends in .mmdb')
  if (code === 'EACCES' || code === 'EPERM') return new UnusableFileError('the account of the server may not read it')
  return new UnusableFileError(`it cannot be read (${code ?? error.name})`)
}

/** Looked at of each file before it is used: a damaged or foreign one is found by its first records. */
const SAMPLE_RECORDS = 300
const SAMPLE_STEPS = 3000

interface AddressSpace {
  bits: 32 | 128
  start: bigint
  end: bigint
  textOf: (address: bigint) => string
}

const version4: AddressSpace = {
  bits: 32,
  start: 0n,
  end: 1n << 32n,
  textOf: (address) => partsOf(address, 4, 8).join('.'),
}
/** The addresses that are given out, 2000::/3. */
const version6: AddressSpace = {
  bits: 128,
  start: 1n << 125n,
  end: 2n << 125n,
  textOf: (address) =>
    partsOf(address, 8, 16)
      .map((part) => part.toString(16))
      .join(':'),
}

const partsOf = (address: bigint, count: number, bits: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    Number(BigInt.asUintN(bits, address >> BigInt(bits * (count - 1 - index)))),
  )

/** The first locations of a file, network after network. */
function sampleOf(reader: LocationReader): Location[] {
  return reader.metadata.ipVersion === 4
    ? firstLocations(reader, version4)
    : [...firstLocations(reader, version4), ...firstLocations(reader, version6)]
}

function firstLocations(reader: LocationReader, { bits, start, end, textOf }: AddressSpace): Location[] {
  const found: Location[] = []
  let address = start
  for (let step = 0; step < SAMPLE_STEPS && found.length < SAMPLE_RECORDS && address < end; step += 1) {
    const [record, prefix] = reader.getWithPrefixLength(textOf(address))
    if (record !== null) found.push(locationOf(record))
    const freeBits = BigInt(bits - prefix)
    address = ((address >> freeBits) + 1n) << freeBits
  }
  return found
}
