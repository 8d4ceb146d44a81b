import { appendFileSync } from 'node:fs'

/**
 * Writes dead letters, the rows that ClickHouse rejects, to a file for somebody to inspect. A row that the disk does
 * not take either is lost, and the log says so: it must not hold up the events behind it.
 */
export function createDeadLetterWriter(file: string, log: { error(message: string): void }): (line: string) => void {
  return (line) => {
    try {
      appendFileSync(file, `${line}\n`, { mode: 0o600 })
    } catch (error) {
      log.error(`What was refused could not be written to ${file} and is lost: ${(error as Error).message}`)
    }
  }
}
