import type { Measurements } from '../metrics/measurements.ts'
import type { MetricFamily } from '../metrics/text-format.ts'
import type { Attempts } from '../accounts/passwords/password-attempts.ts'
import type { InstanceSettings } from '../instance-settings/instance-settings.ts'
import type { CachedLimits } from '../instance-settings/cached-limits.ts'
import type { PasswordLinks } from '../accounts/passwords/password-links.ts'
import type { Connections } from '../connections/connections.ts'
import type { AiTaskRunner } from '../ai-tasks/ai-task-runner.ts'
import type { SetUp } from '../accounts/first-admin-set-up.ts'
import type { Tokens } from '../accounts/access-tokens.ts'
import type { AddressHash } from '../collector/address-hash.ts'
import type { Billing } from '../billing/billing.ts'
import type { Collector } from '../collector/collector.ts'
import type { Locations } from '../collector/locations/locations.ts'
import type { DropCounts } from '../collector/drop-counts.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { MailLinks } from '../mail/mail-links.ts'
import type { MailService } from '../mail/mail.ts'
import type { Backups } from '../backup/serve-backups.ts'
import type { Output, Schemas } from '@sightline/api-client/contract'
import type { Failing } from './failing-parts.ts'
import type { LoadErrors } from './load-errors.ts'
import type { RateLimit } from '../rate-limit.ts'
import type { PlanPrices } from '../membership/plan-prices.ts'
import type { Database } from '../store/relational/database.ts'
import type { ImportExport } from '../import-export/import-export.ts'
import type { InstallationCheck } from '../sites/installation/installation-check.ts'
import type { TwoFactors } from '../two-factors/two-factors.ts'
import type { SiteOpenings } from '../audit/site-openings.ts'
import type { SiteSums } from '../sites/site-sums.ts'
import type { DailySumsProgress, StatsSources } from '../stats/source.ts'
import type { Ga4Client } from '../google/ga4-client.ts'
import type { PropertyLists } from '../google/property-lists.ts'
import type { ShareTokens } from '../sites/share-tokens.ts'

/** The services that the handlers use. */
export interface Services {
  db: Database
  collector: Collector
  /** Counts the events that were left out. */
  drops: DropCounts
  addressHash: AddressHash
  locations: Locations
  installation: InstallationCheck
  jobs: Jobs
  aiTasks: Pick<AiTaskRunner, 'wake' | 'leave'>
  /** Files of events, in and out. */
  importExport: ImportExport
  /** Takes the line of a sign-in that did not come about. */
  logSignIn: (line: string) => void
  tokens: Tokens
  /** Delays the guessing of passwords. */
  attempts: Attempts
  /** Limits the invitations a day, by the inviter's id. */
  invitationLimit: Pick<RateLimit, 'wait'>
  /** One-time links that set a password. */
  links: PasswordLinks
  /** Undefined where this instance sends no mail. */
  mail: MailService | undefined
  mailLinks: MailLinks
  /** Limits the requests of links to a new password for one address. */
  resetLimit: Pick<RateLimit, 'wait'>
  /** Creates and checks the tokens of share links. */
  shareTokens: ShareTokens
  setUp: SetUp
  twoFactors: TwoFactors
  /** Accounts of other providers. */
  connections: Connections
  statsSources: StatsSources
  /** Records who of the staff has opened somebody else’s statistics. */
  siteOpenings: SiteOpenings
  /** Sums of all sites, to sort the list of websites by. */
  siteSums: SiteSums
  /** Google Analytics, as connected accounts see it. */
  google: { openClient: (connectionId: string) => Ga4Client; propertyLists: PropertyLists }
  prices: PlanPrices
  /** Payments by card; undefined where no cards are taken. */
  billing: Billing | undefined
  /** Whether there is a language model to ask. */
  isLanguageModelSet: boolean
  /** The address at which people reach this instance, without a slash at the end. */
  publicUrl: string
  /** Its path: `/stats`, or nothing where it has a host of its own. */
  basePath: string
  /** What administrators set for everybody. */
  settings: InstanceSettings
  /** Its limits, as they were last read. */
  limits: CachedLimits
  /** Whether every visit is generated. */
  isDemo: boolean
  version: string
  /** Code of the app that did not come to browsers. */
  loadErrors: LoadErrors
  /** The daily backups. */
  backups: Pick<Backups, 'state'>
  /** The parts that fail at present; an empty list while all is well. */
  health: () => Promise<Failing[]>
  /** Measures the parts of the instance. */
  healthStatus: () => Promise<Output<Schemas['health']['fetchStatus']>>
  measurements: Measurements
  /** Undefined beside shards, where none are made. */
  dailySums: { progress(): DailySumsProgress } | undefined
  /** Reads the metrics of the instance. */
  metrics: () => Promise<MetricFamily[]>
  now: () => Date
}
