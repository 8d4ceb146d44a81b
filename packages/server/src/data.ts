import { fail, moveData } from './transfer/command/move-data.ts'

process.umask(0o077)
process.exitCode = await moveData(process.argv.slice(2)).catch(fail)
// An engine that was started for this command has ended by now; what else is open does not matter.
process.exit()
