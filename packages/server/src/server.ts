import { join } from 'node:path'
import { createAttempts } from './accounts/passwords/password-attempts.ts'
import { createFirstAdminSetUp } from './accounts/first-admin-set-up.ts'
import { createInstanceSettings } from './instance-settings/instance-settings.ts'
import { createCachedLimits } from './instance-settings/cached-limits.ts'
import { createPasswordLinks, PRINTED_LINK_TTL } from './accounts/passwords/password-links.ts'
import { createTokens } from './accounts/access-tokens.ts'
import { createUpgrade } from './backup/upgrade.ts'
import { serveBackups } from './backup/serve-backups.ts'
import { startAiTaskRunner } from './ai-tasks/ai-task-runner.ts'
import { createSiteTasks } from './ai-tasks/site-tasks.ts'
import { createLanguageModel } from './ai-tasks/language-model.ts'
import { createConnections } from './connections/connections.ts'
import { createBilling } from './billing/billing.ts'
import { appFolder, readSnippets, readVersion } from './built-files.ts'
import { createCollectorRates } from './collector/collector-rates.ts'
import type { Config } from './config.ts'
import { makeDataFolder } from './store/data-folder.ts'
import { waitForRoom } from './store/disk-space.ts'
import { createPrometheusMetrics } from './health/prometheus-metrics.ts'
import { createMeasurements, withQueryTimes } from './metrics/measurements.ts'
import { createEventDamage } from './health/event-damage.ts'
import { createInstanceHealth } from './health/instance-health.ts'
import { basePathOf } from './public-url.ts'
import { closeServer, listen } from './http/listen.ts'
import { createHttpServer } from './http/server.ts'
import { createDiskFloor } from './import-export/disk-floor.ts'
import { createImportQueue } from './import-export/import-queue.ts'
import { makeImportExportFolder } from './import-export/import-export-folder.ts'
import { startCleanup } from './import-export/cleanup.ts'
import { createImportExport } from './import-export/import-export.ts'
import { createJobWork } from './job-work.ts'
import { startJobs } from './jobs/jobs.ts'
import { createLog, logFormatOf } from './log.ts'
import { createLoadErrors } from './http/load-errors.ts'
import { ANYWHERE, PUBLIC_ONLY } from './outbound/reach.ts'
import { createRateLimit } from './rate-limit.ts'
import { startCollecting } from './start-collecting.ts'
import { startStats } from './start-stats.ts'
import { startInstanceMail } from './start-instance-mail.ts'
import { startRecurringWork } from './recurring-work.ts'
import { beginRun } from './collector/begin-run.ts'
import { openRelationalStore, openSecret, openSharedVisits, openWaiting, type Stores } from './open-stores.ts'
import { lockServer } from './store/server-lock.ts'
import { createGa4 } from './google/ga4-client.ts'
import { createPropertyLists } from './google/property-lists.ts'
import { createMailLinks } from './mail/mail-links.ts'
import type { MailService } from './mail/mail.ts'
import { createReports } from './site-reports/compose-report.ts'
import { findUserByEmail } from './store/relational/accounts/users.ts'
import { createInstallationCheck } from './sites/installation/installation-check.ts'
import { readSilentSites } from './stats/clickhouse/silent-sites.ts'
import { createSiteOpenings } from './audit/site-openings.ts'
import type { SiteSums } from './sites/site-sums.ts'
import { createQueryLog } from './stats/query-log.ts'
import { createShareTokens } from './sites/share-tokens.ts'
import { createTwoFactors } from './two-factors/two-factors.ts'
import { askWith } from './store/clickhouse/select.ts'
import { openClickHouse } from './store/clickhouse/clickhouse.ts'

export interface RunningServer {
  address: string
  /** The link to the set-up of the first administrator; undefined once there is a user. */
  setUpLink: string | undefined
  /**
   * Creates a one-time link that sets the password of the user with this e-mail address; undefined where there is none.
   */
  passwordLink: (email: string) => Promise<string | undefined>
  stop: () => Promise<void>
}

/**
 * Fills the stores of a demo and keeps adding visits. It is called before anything else runs, and resolves to a
 * function that stops it.
 */
export type DemoFeed = (stores: Stores) => Promise<() => Promise<void>>

/** The number of links to a new password for one address in an hour. */
const RESETS_AN_HOUR = 3
const DAY_MS = 24 * 60 * 60 * 1000
const log = createLog(logFormatOf(process.env))

/** Opens the stores and starts the server. @throws {StartError} for a failure that the person who starts it can fix */
export async function startServer(config: Config, startFeed?: DemoFeed): Promise<RunningServer> {
  const { dataDir } = config
  makeDataFolder(dataDir)
  await waitForRoom(dataDir, log)
  const { checkpoint, spool } = await openWaiting(config, log)
  const version = readVersion()
  const upgrade = createUpgrade({ config, checkpoint, product: version, log })
  const [clickhouse, db] = await Promise.all([
    openClickHouse({
      url: config.clickhouseUrl,
      shards: config.shards,
      folder: join(dataDir, 'clickhouse'),
      // There is one more connection for each query, with which it can be stopped.
      statsConnections: 2 * config.statsQueries,
      beforeMigration: (client, state) => upgrade.beforeEvents(client, state),
      log,
    }),
    openRelationalStore(config, upgrade, log),
  ])
  await upgrade.compare(clickhouse.client)
  const unlockServer = await lockServer(config.databaseUrl, { id: checkpoint.id, dataDir, log })
  const run = await beginRun(config, { checkpoint, spool, client: clickhouse.client, log })
  const { openVisits, areVisitsLost } = await openSharedVisits(config, checkpoint, clickhouse.id, log)
  const stores = { clickhouse, db, spool }
  const damage = createEventDamage(clickhouse.healthClient, config, log)
  const { areEventsWhole } = damage
  await areEventsWhole()
  const secret = config.secret ?? (await openSecret(dataDir, db))
  const endFeed = await startFeed?.(stores)
  const measurements = createMeasurements()
  const queryLog = withQueryTimes(createQueryLog(), measurements)
  const measured = { rates: createCollectorRates(), queryLog, loadErrors: createLoadErrors(log) }
  const { pipeline, drops, addressHash, locations, collector } = await startCollecting({
    config,
    stores,
    checkpoint,
    openVisits,
    areVisitsLost,
    run,
    secret,
    measurements,
    rates: measured.rates,
    log,
  })
  const folder = makeImportExportFolder(dataDir, checkpoint.id)
  const diskFloor = createDiskFloor(dataDir, config.diskFloor)
  const now = () => new Date()
  let sums: SiteSums | undefined
  // The import is done whether or not the sums can be read.
  const onImported = async (siteId: number) => sums?.refresh(siteId).catch(() => {})
  const files = { folder, diskFloor, onImported }
  const importExport = { db, clickhouse: clickhouse.client, pipeline, openVisits, ...files, log, now }
  const publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`
  const basePath = basePathOf(config.publicUrl)
  const connections = createConnections(db, { config: config.providers, secret, address: publicUrl, now })
  const openGa4Client = createGa4({
    urls: config.providers.analytics,
    tokens: connections.accessTokens,
  })
  const settings = createInstanceSettings(db, config, basePath)
  const limits = createCachedLimits(settings, Date.now)
  await limits.refresh()
  // Jobs that are left begin before it does.
  let mail: MailService | undefined
  const jobs = startJobs({
    db,
    work: createJobWork({
      db,
      clickhouse: clickhouse.client,
      importExport,
      pipeline,
      drops,
      openGa4Client,
      sitesPerMember: () => settings.limit('sites_per_member'),
      forgetSites: () => collector.forgetSites(),
      wakeMail: () => mail?.wake(),
      now,
    }),
    // Two servers never share a data folder.
    serverId: checkpoint.id,
    keptDays: () => limits.of('job_days'),
    log,
  })
  const cleanup = startCleanup(importExport, checkpoint.id)
  const billing = config.stripe && (await createBilling(config.stripe, { db, now, log }))
  const setUp = createFirstAdminSetUp(db)
  const links = createPasswordLinks(secret, publicUrl)
  const mailLinks = createMailLinks(secret, publicUrl)
  const passwordLink = async (email: string): Promise<string | undefined> => {
    const user = await findUserByEmail(db, email.trim().toLowerCase())
    return user === undefined ? undefined : links.passwordLink(user, PRINTED_LINK_TTL)
  }
  const { statsSources, dailySums, siteSums, openGoogleSource } = startStats({
    config,
    db,
    clickhouse,
    openGa4Client,
    queryLog,
    log,
    now,
  })
  sums = siteSums
  const recurringWork = startRecurringWork({
    db,
    clickhouse: clickhouse.client,
    jobs,
    collector,
    connections,
    billing,
    openGoogleSource,
    siteSums,
    readSilentSites: (at) => readSilentSites(askWith(clickhouse.client, { isBackground: true }), at),
    log,
  })
  const reports = createReports({ db, statsSources, mailLinks, now })
  const identity = () => settings.identity()
  mail = startInstanceMail(config.mail, {
    db,
    links,
    mailLinks,
    identity,
    composeReport: reports,
    serverId: checkpoint.id,
    keptDays: () => limits.of('mail_days'),
    log,
  })
  const aiTasks = startAiTaskRunner({
    db,
    model: config.ai && createLanguageModel(config.ai),
    siteTasks: createSiteTasks({ db, statsSources, now }),
    serverId: checkpoint.id,
    log,
  })
  const [tokens, attempts] = [createTokens(secret), createAttempts(db, secret)]
  const opened = { clickhouse, checkpoint, pipeline, jobs, cleanup, passwordLink }
  const backups = await serveBackups({ config, ...opened, product: version, log })
  const instanceHealth = createInstanceHealth(config, {
    db,
    clickhouse,
    spool,
    openVisits,
    pipeline,
    areEventsWhole,
    ...measured,
    locations,
    backups,
    version,
    now,
  })
  const server = await createHttpServer({
    services: {
      db,
      collector,
      drops,
      addressHash,
      locations,
      installation: createInstallationCheck({
        publicUrl,
        basePath,
        reach: config.checkPrivateHosts ? ANYWHERE : PUBLIC_ONLY,
      }),
      jobs,
      aiTasks,
      importExport: createImportExport({
        db,
        jobs,
        folder,
        serverId: checkpoint.id,
        maxBytes: settings.importBytes,
        queue: createImportQueue(db, config.importQueueLimit),
        diskFloor,
        now,
      }),
      settings,
      limits,
      isLanguageModelSet: config.ai !== undefined,
      logSignIn: (line) => log.warn(line),
      tokens,
      attempts,
      twoFactors: createTwoFactors({
        db,
        tokens,
        attempts,
        secret,
        isRequiredOfStaff: config.requiresTwoFactorsOfStaff,
        identity,
      }),
      invitationLimit: createRateLimit({ max: () => limits.of('invitations_per_day'), windowMs: DAY_MS }),
      links,
      connections,
      mail,
      mailLinks,
      resetLimit: createRateLimit({ max: RESETS_AN_HOUR, windowMs: DAY_MS / 24 }),
      shareTokens: createShareTokens(secret),
      google: { openClient: openGa4Client, propertyLists: createPropertyLists(openGa4Client, Date.now) },
      statsSources,
      siteSums,
      siteOpenings: createSiteOpenings(db),
      prices: config.prices,
      billing,
      publicUrl,
      basePath,
      setUp,
      isDemo: startFeed !== undefined,
      version,
      loadErrors: measured.loadErrors,
      backups,
      ...instanceHealth,
      measurements,
      dailySums,
      metrics: createPrometheusMetrics({
        db,
        clickhouse,
        spool,
        readUpTo: () => checkpoint.position(),
        maxSpoolBytes: config.spoolLimit,
        dataDir,
        measurements,
        backups,
        health: instanceHealth.health,
        version,
        now,
      }),
      now,
    },
    trustedProxies: config.trustedProxies,
    countryHeader: config.countryHeader,
    log,
    corsOrigins: config.corsOrigins,
    metricsToken: config.metricsToken,
    isSecure: config.publicUrl?.startsWith('https:') ?? false,
    snippets: readSnippets(basePath),
    appFolder,
  })
  const address = config.publicUrl ?? (await listen(server, config))
  if (config.publicUrl !== undefined) await listen(server, config)

  return {
    address,
    setUpLink: (await setUp.isNeeded()) ? `${address}/#/set-up?code=${setUp.code}` : undefined,
    passwordLink,
    async stop() {
      await backups.stop()
      await closeServer(server)
      await drops.stop()
      await mail?.stop()
      await aiTasks.stop()
      await recurringWork.stop()
      await dailySums?.stop()
      await jobs.stop()
      await cleanup.stop()
      await endFeed?.()
      await pipeline.stop()
      await run.end()
      await damage.stop()
      await spool.close()
      checkpoint.close()
      await openVisits.close()
      await Promise.all([clickhouse.close(), db.destroy(), unlockServer()])
    },
  }
}
