import { StrictMode, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { DataTable, EditIcon, GlobalReset, KitProvider, nothingSelected, type DataTableColumn } from '../src/index.ts'
import { TrendChart } from '../src/charts/index.ts'
import type { BenchPage } from './measures.ts'

interface Measured {
  id: string
  name: string
  figures: readonly number[]
  code: string
}

const figureCount = 9

/** Rows whose figures are in no order, and the same in each run. */
const rowsOf = (count: number): Measured[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Person ${index}`,
    code: `un_${(index * 7919).toString(16)}`,
    figures: Array.from({ length: figureCount }, (__, column) => (index * 48_271 + column * 7907) % 2_147_483),
  }))

const columns: readonly DataTableColumn<Measured>[] = [
  { id: 'name', header: 'User', value: ({ name }) => name, minWidth: 120 },
  { id: 'code', header: 'union_id', value: ({ code }) => code, kind: 'code', isKey: true, minWidth: 90 },
  { id: 'region', header: 'Region', value: ({ id }) => (Number(id) % 3 === 0 ? null : 'DE'), minWidth: 80 },
  ...Array.from({ length: figureCount }, (_, index) => ({
    id: `figure${index}`,
    header: `Figure ${index}`,
    value: ({ figures }: Measured) => figures[index] ?? null,
    kind: 'number' as const,
    isSortable: true,
    minWidth: 80,
  })),
]

const small = rowsOf(50)
const nameOf = ({ name }: Measured) => name

interface TableProps {
  rows: readonly Measured[]
  /** Whether rows can be selected and have actions. */
  isComplete: boolean
}

const Table = ({ rows, isComplete }: TableProps) => (
  <StrictMode>
    <KitProvider>
      <GlobalReset />
      <DataTable
        caption="Users"
        columns={columns}
        rowName={nameOf}
        items={rows}
        empty={null}
        {...(isComplete && {
          selection: { selected: nothingSelected, onChange: () => {}, total: rows.length, actions: [] },
          rowAction: ({ name }: Measured) => ({ label: `Edit ${name}`, icon: EditIcon, onPress: () => {} }),
          rowMenu: () => [{ id: 'actions', items: [{ id: 'delete', label: 'Delete' }] }],
        })}
      />
    </KitProvider>
  </StrictMode>
)

/** A week and a minute, whose last day has a gap. */
const points = Array.from({ length: 10_000 }, (_, minute) => ({
  start: new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString(),
  value: minute > 9000 && minute < 9100 ? null : (minute * 48_271) % 4096,
  isPartial: false,
}))

const Chart = () => (
  <StrictMode>
    <KitProvider>
      <TrendChart name="Visitors" total="20M" period="Nov" points={points} interval="minute" timeZone="UTC" />
    </KitProvider>
  </StrictMode>
)

const place = document.getElementById('root')
if (place === null) throw new Error('page.html has no element with the id root')
let root: Root | undefined

/** Takes away what is there, and draws something else. */
function draw(content: ReactElement): void {
  root?.unmount()
  const next = createRoot(place as HTMLElement)
  root = next
  flushSync(() => next.render(content))
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

const page: BenchPage = {
  async renderSmall(look) {
    root?.unmount()
    root = undefined
    await nextFrame()
    const start = performance.now()
    draw(<Table rows={small} isComplete={look === 'complete'} />)
    const commit = performance.now() - start
    document.body.getBoundingClientRect()
    const layout = performance.now() - start
    expectRows(small.length)
    return { commit, layout }
  },
  renderLarge() {
    const rows = rowsOf(100_000)
    const start = performance.now()
    draw(<Table rows={rows} isComplete={false} />)
    return performance.now() - start
  },
  async sortLarge() {
    const heading = [...document.querySelectorAll('th button')].find(({ textContent }) => textContent === 'Figure 3')
    if (!(heading instanceof HTMLElement)) throw new Error('The table cannot be sorted by Figure 3')
    // The third press only takes the order away.
    if (heading.closest('th')?.ariaSort === 'descending') flushSync(() => heading.click())
    await nextFrame()
    const start = performance.now()
    flushSync(() => heading.click())
    const commit = performance.now() - start
    await nextFrame()
    await nextFrame()
    const frame = performance.now() - start
    expectSorted()
    return { commit, frame }
  },
  async scrollLarge(seconds) {
    const region = scrollingRegion()
    const frames: number[] = []
    let before = await nextFrame()
    const end = before + seconds * 1000
    while (before < end) {
      region.scrollTop += step
      const now = await nextFrame()
      frames.push(now - before)
      before = now
    }
    return frames
  },
  async scrollStep() {
    scrollingRegion().scrollTop += step
    await nextFrame()
    await nextFrame()
  },
  async renderChart() {
    root?.unmount()
    root = undefined
    await nextFrame()
    const start = performance.now()
    draw(<Chart />)
    // It draws itself at once, and not in a frame to come.
    return performance.now() - start
  },
  async readChart(seconds) {
    const canvas = document.querySelector('canvas')
    if (canvas === null || !isDrawn(canvas)) throw new Error('There is no chart')
    const { x, y, width } = canvas.getBoundingClientRect()
    const frames: number[] = []
    let before = await nextFrame()
    const start = before
    while (before < start + seconds * 1000) {
      const clientX = x + width * (0.1 + 0.8 * (((before - start) / 1000) % 1))
      canvas.dispatchEvent(
        new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', clientX, clientY: y }),
      )
      const now = await nextFrame()
      frames.push(now - before)
      before = now
    }
    if (document.querySelector('[data-part="tooltip"]') === null) throw new Error('Nothing is said of the place')
    return frames
  },
}

/** Of a canvas where nothing is drawn every channel is 0. */
const isDrawn = (canvas: HTMLCanvasElement): boolean =>
  canvas
    .getContext('2d')
    ?.getImageData(0, 0, canvas.width, canvas.height)
    .data.some((channel) => channel > 0) === true

/** In px: about three rows a frame, as fast as a wheel that is turned without a pause. */
const step = 130

function scrollingRegion(): Element {
  const region = document.querySelector('[role="region"]')
  if (region === null) throw new Error('The large table does not scroll')
  return region
}

function expectRows(count: number): void {
  const drawn = document.querySelectorAll('tbody tr').length
  if (drawn !== count) throw new Error(`There are ${drawn} rows in the page, not ${count}`)
}

/** A table that was not sorted would be fast. */
function expectSorted(): void {
  const heading = document.querySelector('th[aria-sort]')
  if (heading === null) throw new Error('The table is not sorted')
  const column = [...(heading.parentElement?.children ?? [])].indexOf(heading)
  const figures = [...document.querySelectorAll('tbody:not([aria-hidden]) tr')].map((row) =>
    Number(row.children[column]?.textContent?.replaceAll(',', '')),
  )
  const sorted = figures.toSorted((one, other) => (heading.ariaSort === 'ascending' ? one - other : other - one))
  if (figures.length < 5 || figures.join(' ') !== sorted.join(' ')) throw new Error('The rows are not in their order')
}

Object.assign(globalThis, { benchPage: page })
