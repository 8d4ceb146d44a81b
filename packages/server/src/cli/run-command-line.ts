import { describeFailure } from '../backup/control-server.ts'
import { BackupError, StartError, UsageError } from '../errors.ts'
import { describeDamage } from '../store/clickhouse/broken-parts.ts'

/**
 * Runs a command, and prints an error that the person at the terminal can fix in one line.
 * @param what What the command makes, as a beginning of this line
 * @returns the exit code
 */
export async function runCommandLine<Arguments>(
  usage: string,
  read: (texts: readonly string[]) => Arguments | undefined,
  run: (options: Arguments) => Promise<void>,
  what: string,
): Promise<number> {
  try {
    const options = read(process.argv.slice(2))
    if (options === undefined) console.log(usage)
    else await run(options)
    return 0
  } catch (error) {
    const isClear = error instanceof BackupError || error instanceof StartError || error instanceof UsageError
    const damage = describeDamage(error)
    const isOfSystem = error instanceof Error && 'code' in error && 'syscall' in error
    console.error(
      isClear ? error.message : damage !== undefined ? damage : isOfSystem ? describeFailure(error, what) : error,
    )
    return 1
  }
}
