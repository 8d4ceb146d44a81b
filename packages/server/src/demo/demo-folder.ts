import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { StartError } from '../errors.ts'

const MARK = 'demo.json'
const NEW_MARK = `${MARK}.new`

const range = z.object({ from: z.number(), to: z.number() })

const record = z.object({
  /** The version of the generator: events of another one cannot be continued. */
  generator: z.literal(1),
  /** The site; null until it is created. */
  site: z
    .object({
      id: z.number(),
      history: range.extend({ campaign: range, outage: range }),
      /** The load that runs, or ran when the server ended: the same id, range and seed make the same batches again. */
      load: range.extend({ id: z.string(), batches: z.int() }).nullable(),
    })
    .nullable(),
})

export type DemoRecord = z.output<typeof record>
export type DemoSite = NonNullable<DemoRecord['site']>
export type DemoLoad = NonNullable<DemoSite['load']>

/** The file in a data folder that marks it as a demo's, with the progress of its load. */
export interface DemoFolder {
  read(): DemoRecord
  save(content: DemoRecord): void
}

/** Marks an empty folder as a demo's. @throws {StartError} where it holds something else */
export function claimDemoFolder(folder: string): DemoFolder {
  const file = join(folder, MARK)
  const demo: DemoFolder = {
    read() {
      const content = record.safeParse(parseJson(readFileSync(file, 'utf8')))
      if (!content.success) throw new StartError(`The demo in ${folder} is of another version. Delete that folder.`)
      return content.data
    },
    save(content) {
      // The file is replaced as a whole or not at all: the server may be killed at any moment.
      writeFileSync(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
      renameSync(join(folder, NEW_MARK), file)
    },
  }
  if (!existsSync(file)) {
    if (readdirSync(folder).some((name) => name !== NEW_MARK)) {
      throw new StartError(
        `The folder ${folder} holds something else than a demo. Set DATA_DIR so that the demo finds another one.`,
      )
    }
    demo.save({ generator: 1, site: null })
  }
  demo.read()
  return demo
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
