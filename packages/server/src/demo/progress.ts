import { barOf, type Terminal } from '../cli/data/progress.ts'

export interface Progress {
  /** @param part 0 to 1 */
  show(part: number): void
  end(): void
}

/** Shows a bar in one line that is rewritten; without a terminal, a line every 10 %. */
export function createProgress(label: string, terminal: Terminal): Progress {
  const isTerminal = terminal.isTTY === true
  const step = isTerminal ? 1 : 10
  let shown = -1

  return {
    show(part) {
      const percent = Math.floor((part * 100) / step) * step
      if (percent <= shown) return
      shown = percent
      terminal.write(isTerminal ? `\r${label} ${barOf(percent / 100)} ${percent} %` : `${label}: ${percent} %\n`)
    },
    end() {
      this.show(1)
      if (isTerminal) terminal.write('\n')
    },
  }
}
