/** The progress of an import or an export. */
export interface JobCounts {
  /** The share of the work that is done, 0 to 1. */
  share: number
  /** The number of events in all; undefined while it is not known. */
  events: number | undefined
  /** The milliseconds since it began. */
  elapsed: number
}

export interface Terminal {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

export interface JobProgress {
  show(counts: Omit<JobCounts, 'elapsed'>): void
  /** Ends the line. */
  end(): void
}

const BAR_COLUMNS = 30
/**
 * The possible widths of the bar. The widest one that fits is used, so that it does not change with every digit beside
 * it.
 */
const WIDTHS = [BAR_COLUMNS, 20, 10]
/** The share from which on the time that is left can be told: before it, most of the time went into what comes first. */
const TELLING_SHARE = 0.01
const STEP_PERCENT = 10
/** The longest time without a line; after it a line repeats the progress even where nothing has changed. */
const LONGEST_SILENCE_MS = 30_000

/**
 * Shows a bar below the label, in one line that is rewritten; without a terminal, a line every 10 %, and twice a
 * minute.
 */
export function createJobProgress(label: string, terminal: Terminal, now = Date.now): JobProgress {
  const startedAt = now()
  let said = { percent: -1, at: startedAt }
  let isOpen = false

  function line(counts: JobCounts, at: number): void {
    const percent = Math.floor((counts.share * 100) / STEP_PERCENT) * STEP_PERCENT
    if (percent <= said.percent && at - said.at < LONGEST_SILENCE_MS) return
    said = { percent: Math.max(percent, said.percent), at }
    terminal.write(`${label}: ${describeProgress(counts)}\n`)
  }

  return {
    show({ share, events }) {
      const at = now()
      const counts = { share, events, elapsed: at - startedAt }
      if (terminal.isTTY !== true) return line(counts, at)
      if (!isOpen) terminal.write(`${label}\n`)
      isOpen = true
      // The escape code erases the rest of a longer line.
      terminal.write(`\r${progressBar(counts, terminal.columns)}\u001B[K`)
    },
    end() {
      if (isOpen) terminal.write('\n')
      isOpen = false
    },
  }
}

/** A line with a bar, at most as wide as the terminal: the bar is shortened, and then left out. */
export function progressBar(counts: JobCounts, columns = 80): string {
  const text = describeProgress(counts)
  const width = WIDTHS.find((bar) => `[] ${text}`.length + bar < columns)
  return width === undefined ? text.slice(0, columns - 1) : `${barOf(counts.share, width)} ${text}`
}

/** Describes the progress: `40 %, 24,000 of 60,000 events, 5,900 a second, 6 s left`. */
export function describeProgress({ share, events, elapsed }: JobCounts): string {
  const percent = `${Math.floor(share * 100)} %`
  const done = events === undefined ? undefined : Math.round(events * share)
  const isRunning = share > 0 && elapsed >= 1000
  const parts = [
    percent,
    done !== undefined && (share < 1 ? `${count(done)} of ${count(events)} events` : `${count(done)} events`),
    isRunning && done !== undefined && `${count((done * 1000) / elapsed)} a second`,
    isRunning && share >= TELLING_SHARE && share < 1 && `${duration((elapsed * (1 - share)) / share)} left`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}

export function barOf(share: number, columns = BAR_COLUMNS): string {
  const filled = Math.round(share * columns)
  return `[${'='.repeat(filled)}${' '.repeat(columns - filled)}]`
}

const count = (number: number | undefined): string => Math.round(number ?? 0).toLocaleString('en-US')

function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
