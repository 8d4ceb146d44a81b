/**
 * The dark modules of a code as one path of an SVG: a rectangle for each run in a row.
 * @param modules rows from top to bottom; true is dark
 * @param margin modules of white around the code
 */
export function modulesPath(modules: readonly (readonly boolean[])[], margin: number): string {
  return modules
    .flatMap((row, y) =>
      runsIn(row).map(({ start, length }) => `M${start + margin} ${y + margin}h${length}v1h-${length}z`),
    )
    .join('')
}

interface Run {
  start: number
  length: number
}

function runsIn(row: readonly boolean[]): Run[] {
  const runs: Run[] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last !== undefined && last.start + last.length === x) last.length += 1
    else runs.push({ start: x, length: 1 })
  }
  return runs
}
