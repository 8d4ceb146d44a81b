import { readBackupArguments, BACKUP_USAGE } from './backup/arguments.ts'
import { runCommandLine } from './run-command-line.ts'
import { runBackup } from './backup/run-backup.ts'

process.umask(0o077)
process.exitCode = await runCommandLine(BACKUP_USAGE, readBackupArguments, runBackup, 'The backup')
// An engine that was started for this command has ended by now; other open handles do not matter.
process.exit()
