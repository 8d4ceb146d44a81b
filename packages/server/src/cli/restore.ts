import { readRestoreArguments, RESTORE_USAGE } from './backup/arguments.ts'
import { runCommandLine } from './run-command-line.ts'
import { runRestore } from './backup/run-restore.ts'

process.umask(0o077)
process.exitCode = await runCommandLine(RESTORE_USAGE, readRestoreArguments, runRestore, 'The restoration')
// An engine that was started for this command has ended by now; other open handles do not matter.
process.exit()
