import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Load } from './follow-load.ts'

/** Every load of each page. */
export type Measured = Readonly<Record<'login' | 'dashboard', readonly Load[]>>

interface Aim {
  page: keyof Measured
  name: string
  /** What is counted of one load. */
  value: (load: Load, scripts: Scripts) => number
  /** The least value that is too much. */
  below: number
  unit: 'ms' | 'KB' | ''
}

/** Bytes of the scripts that had come by a time, compressed with gzip. */
type Scripts = (load: Load, until?: number) => number

const all: readonly Aim[] = [
  { page: 'login', name: 'login page, JavaScript', value: (load, scripts) => scripts(load), below: 150, unit: 'KB' },
  { page: 'login', name: 'login page, complete', value: ({ complete }) => complete, below: 700, unit: 'ms' },
  {
    page: 'dashboard',
    name: 'dashboard, JavaScript until the first figure',
    value: (load, scripts) => scripts(load, load.firstFigure),
    below: 200,
    unit: 'KB',
  },
  { page: 'dashboard', name: 'dashboard, JavaScript', value: (load, scripts) => scripts(load), below: 280, unit: 'KB' },
  { page: 'dashboard', name: 'dashboard, requests', value: ({ requests }) => requests.length, below: 26, unit: '' },
  {
    page: 'dashboard',
    name: 'dashboard, first figure',
    value: ({ firstFigure = Number.NaN }) => firstFigure,
    below: 600,
    unit: 'ms',
  },
  { page: 'dashboard', name: 'dashboard, complete', value: ({ complete }) => complete, below: 700, unit: 'ms' },
  {
    page: 'dashboard',
    name: 'dashboard, largest contentful paint',
    value: ({ largestPaint }) => largestPaint,
    below: 600,
    unit: 'ms',
  },
  { page: 'dashboard', name: 'dashboard, layout shift', value: ({ shift }) => shift, below: 0.01, unit: '' },
  {
    page: 'dashboard',
    name: 'dashboard, longest task',
    value: ({ longestTask }) => longestTask,
    below: 100,
    unit: 'ms',
  },
]

/** One line for each aim, and one for requests to anybody else. */
export function aims(measured: Measured, address: string): string[] {
  const scripts = scriptsOf(address)
  const strangers = Object.values(measured)
    .flat()
    .flatMap(({ requests }) => requests.filter((request) => !request.address.startsWith(`${address}/`)))
  return [
    ...all.map(({ page, name, value, below, unit }) => {
      const values = measured[page].map((load) => value(load, scripts)).toSorted((a, b) => a - b)
      const median = values[Math.floor(values.length / 2)] ?? Number.NaN
      const range = `${shown(values[0])} – ${shown(values.at(-1))}`
      const aim = `< ${below} ${unit}`.trimEnd()
      return (
        `${name.padEnd(46)}${`${shown(median)} ${unit}`.padEnd(10)}(${range})`.padEnd(78) +
        `${aim} ${median < below ? '✓' : '✗'}`
      )
    }),
    `${'requests to other hosts'.padEnd(46)}${strangers.length}`.padEnd(78) +
      `none ${strangers.length === 0 ? '✓' : '✗'}`,
  ]
}

const shown = (value = Number.NaN): string => (value < 1 && value > 0 ? value.toFixed(3) : value.toFixed(0))

function scriptsOf(address: string): Scripts {
  const sizes = new Map<string, number>()
  const sizeOf = (file: string): number => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(path.join(import.meta.dirname, '../dist', file))).length
    sizes.set(file, known)
    return known
  }
  return ({ requests }, until = Number.POSITIVE_INFINITY) => {
    const files = requests
      .filter((request) => request.end <= until && request.address.endsWith('.js'))
      .map((request) => request.address.slice(address.length))
    return files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000
  }
}
