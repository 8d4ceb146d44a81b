import { arrowsOf, rowsOf, type PackageFolders } from './folder-graph.ts'

const WIDTH = 610
const BOX = 34
const ROW = 64
const GAP = 10
const BETWEEN = 16
const HEAD = 72
const LETTER = 7.4

interface Box {
  name: string
  x: number
  y: number
  width: number
}

/** The packages in columns, each with its folders: a folder imports only what stands below it. */
export function pictureOf(columns: readonly (readonly PackageFolders[])[]): string {
  const heights = columns.map((packages) => packages.reduce((sum, entry) => sum + heightOf(entry) + BETWEEN, -BETWEEN))
  const [width, height] = [columns.length * (WIDTH + BETWEEN) - BETWEEN, Math.max(...heights)]
  const cards = columns.flatMap((packages, column) => {
    let top = 0
    return packages.map((entry) => {
      const card = cardOf(entry, column * (WIDTH + BETWEEN), top)
      top += heightOf(entry) + BETWEEN
      return card
    })
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="The folders of the packages and who imports whom">
<style>
text { font: 500 13px ui-sans-serif, system-ui, sans-serif; fill: #1f2937; text-anchor: middle }
.head { font-size: 16px; font-weight: 600; text-anchor: start }
.about { fill: #6b7280; font-weight: 400; text-anchor: start }
.card { fill: #f8fafc; stroke: #e2e8f0 }
.folder { fill: #fff; stroke: #94a3b8 }
.arrow { fill: none; stroke: #94a3b8; marker-end: url(#tip) }
.tip { fill: #94a3b8 }
@media (prefers-color-scheme: dark) {
text { fill: #e5e7eb } .about { fill: #9ca3af } .card { fill: #111827; stroke: #1f2937 } .folder { fill: #1f2937; stroke: #64748b } .arrow { stroke: #64748b } .tip { fill: #64748b }
}
</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="tip" d="M0 0 8 4 0 8z"/></marker></defs>
${cards.join('\n')}
</svg>
`
}

const heightOf = (entry: PackageFolders): number => HEAD + rowsOf(entry.folders).length * ROW

function cardOf(entry: PackageFolders, left: number, top: number): string {
  const boxes = placed(entry, left, top + HEAD)
  const at = new Map(boxes.map((box) => [box.name, box]))
  const arrows = arrowsOf(entry.folders).flatMap(([from, to]) => {
    const [start, end] = [at.get(from), at.get(to)]
    return start === undefined || end === undefined ? [] : [arrowOf(start, end)]
  })
  return [
    `<rect class="card" x="${left + 0.5}" y="${top + 0.5}" width="${WIDTH - 1}" height="${heightOf(entry) - 1}" rx="12"/>`,
    `<text class="head" x="${left + 20}" y="${top + 30}">packages/${entry.package}</text>`,
    `<text class="about" x="${left + 20}" y="${top + 48}">${aboutOf(entry)}</text>`,
    ...arrows,
    ...boxes.map(drawn),
  ].join('\n')
}

const aboutOf = (entry: PackageFolders): string =>
  entry.imports.length === 0 ? 'imports no other package' : `imports ${entry.imports.join(', ')}`

/** A row's boxes stand in its middle, each near the boxes that import it. */
function placed(entry: PackageFolders, left: number, top: number): Box[] {
  const boxes: Box[] = []
  rowsOf(entry.folders).forEach((row, index) => {
    const wished = new Map(row.map((name) => [name, middleOfImporters(entry, name, boxes)]))
    const ordered = row.toSorted((one, other) => (wished.get(one) ?? 0) - (wished.get(other) ?? 0))
    const widths = ordered.map((name) => name.length * LETTER + 26)
    let x = left + (WIDTH - widths.reduce((sum, width) => sum + width, (row.length - 1) * GAP)) / 2
    ordered.forEach((name, place) => {
      const width = widths[place] ?? 0
      boxes.push({ name, x, y: top + index * ROW, width })
      x += width + GAP
    })
  })
  return boxes
}

function middleOfImporters({ folders }: PackageFolders, name: string, boxes: readonly Box[]): number {
  const importers = boxes.filter((box) => folders.get(box.name)?.has(name) === true)
  return importers.length === 0 ? 0 : importers.reduce((sum, box) => sum + middleOf(box), 0) / importers.length
}

const middleOf = (box: Box): number => box.x + box.width / 2

function arrowOf(start: Box, end: Box): string {
  const [x1, y1, x2, y2] = [middleOf(start), start.y + BOX, middleOf(end), end.y - 2]
  const bend = Math.min(60, (y2 - y1) / 2)
  return `<path class="arrow" d="M${round(x1)} ${y1}C${round(x1)} ${round(y1 + bend)} ${round(x2)} ${round(y2 - bend)} ${round(x2)} ${y2}"/>`
}

const drawn = ({ name, x, y, width }: Box): string =>
  `<rect class="folder" x="${round(x)}" y="${y}" width="${round(width)}" height="${BOX}" rx="8"/><text x="${round(x + width / 2)}" y="${y + 22}">${name}</text>`

const round = (value: number): number => Math.round(value * 10) / 10
