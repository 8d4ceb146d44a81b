import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeStaging, stagingFolder } from './backup/staging.ts'
import { openCheckpoint } from './collector/spool/checkpoint.ts'
import { readConfig } from './config.ts'
import { openWaiting } from './open-stores.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sightline-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const warnings: string[] = []
const log = { warn: (message: string) => warnings.push(message), error: (message: string) => warnings.push(message) }
const start = () => openWaiting(readConfig({ DATA_DIR: dataDir }), log)
const hold = () => openCheckpoint(join(dataDir, 'spool', 'state.db'), { hasSpooledLines: false })

test('a start waits while a backup has the data folder, says so once, and goes on when it has ended', async () => {
  const checkpoint = hold()
  await mkdir(stagingFolder(dataDir))
  let isOpen = false
  const starting = start().finally(() => (isOpen = true))
  await sleep(500)
  expect(isOpen).toBe(false)
  expect(warnings).toEqual(['A backup has the data folder. Sightline starts once it has ended.'])
  await removeStaging(dataDir)
  checkpoint.close()
  const opened = await starting
  expect(warnings).toHaveLength(1)
  opened.checkpoint.close()
  await opened.spool.close()
})
