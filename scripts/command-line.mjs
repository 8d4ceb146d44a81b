import { parseArgs } from 'node:util'

/** Something the reader can put right: shown as its message alone, without a stack. */
export class Failure extends Error {
  exitCode = 1
}

/** The command was written in a wrong way. */
export class UsageFailure extends Failure {
  exitCode = 2
}

/**
 * Node's `parseArgs`. @param usage What may stand there, as the end of a sentence
 * @throws {UsageFailure} with one line
 */
export function readArguments(config, usage) {
  try {
    return parseArgs(config)
  } catch (error) {
    const [reason] = error.message.split('. ', 1)
    throw new UsageFailure(`${reason.replace(/\.$/, '')}. The arguments are ${usage}.`)
  }
}

/** @throws {UsageFailure} naming the values that are not among the known ones */
export function requireKnown(what, values, known) {
  const unknown = values.filter((value) => !known.includes(value))
  if (unknown.length > 0)
    throw new UsageFailure(`There is no ${what} ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
}
