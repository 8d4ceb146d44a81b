import { UsageError } from '../errors.ts'
import { readCommand, USAGE, type Command } from './data/arguments.ts'

/** `npm run data`: imports and exports events. */
async function main(args: readonly string[]): Promise<number> {
  try {
    const command = readCommand(args)
    if (command !== undefined) return await run(command)
    console.log(USAGE)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    return 1
  }
}

/** The code of imports and exports is loaded only after the arguments have been validated. */
async function run(command: Command): Promise<number> {
  const { fail, runDataCommand } = await import('./data/run-data-command.ts')
  return runDataCommand(command).catch(fail)
}

process.umask(0o077)
process.exitCode = await main(process.argv.slice(2))
// An engine that was started for this command has ended by now; other open handles do not matter.
process.exit()
