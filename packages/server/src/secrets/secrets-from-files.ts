import { readFileSync } from 'node:fs'
import { StartError } from '../errors.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** The variables that may hold a password, and may therefore be the content of a file. */
export const secretVariables = [
  'SECRET',
  'DATABASE_URL',
  'CLICKHOUSE_URL',
  'CLICKHOUSE_SHARDS',
  'REDIS_URL',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
  'GITHUB_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'AI_API_KEY',
  'METRICS_TOKEN',
] as const

/**
 * With `SECRET_FILE=/run/secrets/secret` the content of that file is `SECRET`: container runtimes and systemd hand out secrets so, and
 * what stands in a file does not stand in a list of processes. @throws {StartError} naming the variable
 */
export function secretsFromFiles(variables: Variables): Variables {
  const read = secretVariables.flatMap((name) => {
    const file = variables[`${name}_FILE`]
    if (file === undefined || file === '') return []
    if (variables[name]) throw new StartError(`${name} and ${name}_FILE must not both be set`)
    return [[name, contentOf(file, name)] as const]
  })
  return { ...variables, ...Object.fromEntries(read) }
}

function contentOf(file: string, name: string): string {
  let text
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new StartError(`${name}_FILE cannot be read (${(error as NodeJS.ErrnoException).code}): ${file}`)
  }
  if (text === '') throw new StartError(`${name}_FILE is empty: ${file}`)
  return text
}
