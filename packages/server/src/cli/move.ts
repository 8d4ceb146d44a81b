import { runCommandLine } from './run-command-line.ts'
import { MOVE_USAGE, readMoveArguments } from './move/arguments.ts'
import { runMove } from './move/run-move.ts'

process.umask(0o077)
process.exitCode = await runCommandLine(MOVE_USAGE, readMoveArguments, runMove, 'The move')
// An engine that was started for this command has ended by now; other open handles do not matter.
process.exit()
