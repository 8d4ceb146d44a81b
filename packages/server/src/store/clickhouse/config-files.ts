import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The database that holds every table of the product. */
export const DATABASE = 'sightline'

const USERNAME = 'app'

export interface ChildConfig {
  configFile: string
  username: string
  password: string
}

/**
 * Writes the child's configuration with a fresh password, readable by this user only. The product connects as `app`,
 * which can access its own database and no file, URL or other host. The local statement that opens the port runs as
 * `default`, which the library signs in without a password, so `default` may do just that and read no data. Over HTTP
 * nobody can be `default`: only requests with the password of `app` reach the engine, all others are answered 401.
 */
export function writeConfigFiles(folder: string, memoryBytes: number): ChildConfig {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const password = randomBytes(32).toString('base64url')
  const authorization = `Basic ${Buffer.from(`${USERNAME}:${password}`).toString('base64')}`
  const usersFile = resolve(folder, 'users.xml')
  const configFile = resolve(folder, 'config.xml')
  write(usersFile, usersXml(createHash('sha256').update(password).digest('hex')))
  write(
    configFile,
    `<clickhouse>
  <users_config>${escapeXml(usersFile)}</users_config>
  <max_server_memory_usage>${memoryBytes}</max_server_memory_usage>
  <mark_cache_size>268435456</mark_cache_size>
  <memory_worker_period_ms>500</memory_worker_period_ms>
  <storage_configuration>
    <disks><default><keep_free_space_bytes>10000000</keep_free_space_bytes></default></disks>
  </storage_configuration>
  <http_handlers>
    <rule>
      <url>/ping</url>
      <methods>GET</methods>
      <handler><type>ping</type></handler>
    </rule>
    <rule>
      <headers><Authorization>${authorization}</Authorization></headers>
      <handler><type>dynamic_query_handler</type><query_param_name>query</query_param_name></handler>
    </rule>
    <rule>
      <handler><type>static</type><status>401</status><response_content>The password is missing</response_content></handler>
    </rule>
  </http_handlers>
</clickhouse>
`,
  )
  return { configFile, username: USERNAME, password }
}

const usersXml = (passwordHash: string) => `<clickhouse>
  <profiles><default/></profiles>
  <quotas><default/></quotas>
  <users>
    <default>
      <password></password>
      <grants>
        <query>GRANT SYSTEM LISTEN ON *.*</query>
        <query>GRANT SELECT ON system.numbers</query>
      </grants>
    </default>
    <${USERNAME}>
      <password_sha256_hex>${passwordHash}</password_sha256_hex>
      <networks><ip>127.0.0.1</ip></networks>
      <profile>default</profile>
      <quota>default</quota>
      <grants>
        <query>GRANT ALL ON ${DATABASE}.*</query>
        <query>GRANT TABLE ENGINE ON *</query>
        <query>GRANT SELECT ON system.*</query>
        <query>GRANT KILL QUERY ON *.*</query>
      </grants>
    </${USERNAME}>
  </users>
</clickhouse>
`

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const write = (file: string, text: string) => writeFileSync(file, text, { mode: 0o600 })
