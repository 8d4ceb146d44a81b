import { cp } from 'node:fs/promises'
import { inject, describe, expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../support/postgres.ts'
import { freePort, launch, removeFolder, startProduct } from '../support/product.ts'

describe.runIf(process.env['TEST_STORE'] === 'postgres')('a copy of a data folder', () => {
  test('is no second server beside the first, and starts once that one has ended, however it did', async () => {
    const environment = { DATABASE_URL: await newDatabase(inject('postgresUrl') ?? '') }
    const running = await startProduct({ environment })
    const copy = `${running.dataDir}-copy`
    onTestFinished(async () => {
      await running.stop('SIGKILL')
      for (const folder of [running.dataDir, copy]) await removeFolder(folder)
    })
    await cp(running.dataDir, copy, { recursive: true, filter: (source) => !source.endsWith('.sock') })
    const { process: child, output } = launch({ DATA_DIR: copy, PORT: String(await freePort()), ...environment })
    // It may be the last connection of the same server: another start tells.
    expect(await new Promise((done) => child.once('close', done))).toBe(75)
    expect(output().trim().split('\n').at(-1)).toContain(
      `PostgreSQL keeps the lock of ${copy} for another connection: the last one of this server`,
    )
    await running.stop('SIGKILL')
    const second = await startProduct({ dataDir: copy, environment })
    expect(await second.stop()).toBe(0)
  })
})
