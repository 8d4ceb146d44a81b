import { useLingui } from '@lingui/react/macro'
import { healthLimits, type HealthProblem } from '@sightline/api-client'

interface ProblemTexts {
  title: string
  /** What an administrator can do. */
  advice: string
}

/** Says of each problem what it is, and what to do. */
export function useProblemTexts(): (problem: HealthProblem) => ProblemTexts {
  const { t } = useLingui()
  const { aiWaitMinutes, backupHours, slowAnHour, slowMs } = healthLimits
  const seconds = slowMs / 1000
  return (problem) =>
    ({
      accounts_store: {
        title: t`The account store does not answer`,
        advice: t`Nobody can sign in until it does. Check that the database runs and that DATABASE_URL is right; the server reconnects by itself.`,
      },
      events_store: {
        title: t`The event store does not accept events, or does not answer`,
        advice: t`Events wait in the spool and are not lost while it has room. Check the server’s log, memory and disk; the embedded engine restarts by itself.`,
      },
      events_damaged: {
        title: t`Some events are damaged`,
        advice: t`The event store has set them aside, so the statistics lack them; new events are counted. No more backups are made, so that the complete ones are kept. The log names the damaged part; “Events are damaged” in docs/operations.md says what to do.`,
      },
      shared_visits: {
        title: t`Redis does not answer`,
        advice: t`Open visits cannot be shared, so events wait in the spool. Check that Redis runs and that REDIS_URL is right.`,
      },
      disk_full: {
        title: t`The disk is full`,
        advice: t`Events are refused until there is room. Free some space on the disk of the data folder, or make it larger.`,
      },
      spool_full: {
        title: t`The spool is full or cannot be written`,
        advice: t`Events are refused with the code 503. Check the event store, and free space on the disk; SPOOL_LIMIT sets how much may wait.`,
      },
      events_refused: {
        title: t`Events were refused within the last hour`,
        advice: t`Either there was no room for them, or one address or site sent too many. Check the spool and the disk; COLLECT_ADDRESS_BYTES and COLLECT_SITE_BYTES set the limits.`,
      },
      disk_low: {
        title: t`The disk is nearly full`,
        advice: t`Free some space before events are refused, or delete data of sites that are not needed any more.`,
      },
      spool_filling: {
        title: t`The spool fills up`,
        advice: t`Events arrive faster than they are written. Check the memory of the event store, and whether its disk is slow.`,
      },
      memory_high: {
        title: t`The event store uses nearly all of its memory`,
        advice: t`Long ranges may be refused. Give the machine more memory, or use your own ClickHouse server with CLICKHOUSE_URL.`,
      },
      backup_failed: {
        title: t`The last backup failed`,
        advice: t`The reason is under Backups and in the log. Fix it, for example by freeing space on the disk of BACKUP_TO. The server tries again an hour after a failure, and when it starts.`,
      },
      backup_altered: {
        title: t`The last backup could not be verified`,
        advice: t`The reason is under Backups and in the log. If a file was altered or cut, check the disk and set BACKUP_TO to an empty folder: the next backup then writes everything anew.`,
      },
      backup_old: {
        title: t`The last backup is older than ${backupHours} hours`,
        advice: t`Check that the folder of BACKUP_TO exists, for example that its disk is mounted, and restart the server: it makes a missing backup when it starts.`,
      },
      backup_unverified: {
        title: t`The last backup was never verified`,
        advice: t`The server verifies each backup after making it. If this continues, run “npm run backup -- --verify” with the folder of BACKUP_TO.`,
      },
      locations_unknown: {
        title: t`A database of locations cannot be used`,
        advice: t`Visitors still have a country, but no region or city. The reason is under Locations; “Country, region and city” in docs/sources.md says which files can be used.`,
      },
      google_reconnect: {
        title: t`Google has ended the access of some accounts`,
        advice: t`Their owners have been told to reconnect them under Connected accounts. You see the accounts under Authorizations.`,
      },
      ai_failing: {
        title: t`Most AI tasks fail`,
        advice: t`Check AI_BASE_URL, AI_API_KEY and AI_MODEL, and the balance at the provider. Failed tasks can be run again in the list.`,
      },
      ai_waiting: {
        title: t`AI tasks have been waiting for more than ${aiWaitMinutes} minutes`,
        advice: t`The model may be slow or busy. Tasks with a prompt need a model: without AI_BASE_URL they wait, and you can cancel them in the list.`,
      },
      load_errors: {
        title: t`Some browsers could not load the app’s code within the last hour`,
        advice: t`After an update this is normal for pages that were open. If it continues, check that the proxy serves all files and caches no old ones.`,
      },
      slow_queries: {
        title: t`${slowAnHour} queries or more took over ${seconds} s within the last hour`,
        advice: t`The list below shows which sites they concern. More memory and processors help, or your own ClickHouse server with CLICKHOUSE_URL.`,
      },
    })[problem]
}
