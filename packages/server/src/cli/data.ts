import { UsageError } from '../errors.ts'
import { readCommand, USAGE, type Command } from './data/arguments.ts'

async function main(texts: readonly string[]): Promise<number> {
  try {
    const command = readCommand(texts)
    if (command !== undefined) return await run(command)
    console.log(USAGE)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    return 1
  }
}

/** What an import or an export needs is loaded only for a command that can be carried out. */
async function run(command: Command): Promise<number> {
  const { fail, runDataCommand: moveData } = await import('./data/run-data-command.ts')
  return moveData(command).catch(fail)
}

process.umask(0o077)
process.exitCode = await main(process.argv.slice(2))
// An engine that was started for this command has ended by now; what else is open does not matter.
process.exit()
