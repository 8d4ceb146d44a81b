import type { ParsedMail } from 'mailparser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { upsertReport } from '../../src/store/relational/mail/site-reports.ts'
import { freePort } from '../support/free-port.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'
import { eventually, removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'
import { sized } from '../support/test-size.ts'
import { openStore } from '../support/test-store.ts'

const REPORTS = sized(20, 1000)
const KILLS = sized(3, 20)
/** Mails that the server has in hand at once. */
const IN_HAND = 4

let product: RunningProduct
let mailServer: MailServer
let port: number
/** Message-IDs that have come and were not answered when the server was killed. */
const unanswered = new Set<string>()
const inHand = new Set<string>()
/** When so many mails have come, the last one and those after it get no answer before the server is killed. */
let heldFrom = Infinity
let killed = Promise.withResolvers<void>()

const idOf = ({ messageId }: ParsedMail): string => messageId ?? ''

beforeAll(async () => {
  mailServer = await startMailServer(async (mail) => {
    inHand.add(idOf(mail))
    if (mailServer.mails.length >= heldFrom) await killed.promise
    inHand.delete(idOf(mail))
  })
  port = await freePort()
  product = await startProduct({ port })
  const admin = await signedInClient(product)
  const added = await admin.website.addWebsite({ name: 'Kill', domain: 'kill.example', currency_type: 'EUR' })
  if (added.code !== 200) throw new Error(added.message)
  await product.stop()
  await addRecipients(Number(added.data.id))
}, 120_000)

afterAll(async () => {
  await product.stop('SIGKILL')
  await removeFolder(product.dataDir)
  await mailServer.stop()
})

async function addRecipients(siteId: number): Promise<void> {
  const db = await openStore(product.dataDir)
  const { owner_id } = await db
    .selectFrom('website')
    .select('owner_id')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow()
  const at = new Date(Date.now() - 60_000).toISOString()
  for (let number = 0; number < REPORTS; number += 1)
    await upsertReport(db, {
      website_id: siteId,
      address: `reader${number}@outside.example`,
      rhythm: 'weekly',
      locale: 'en-US',
      creator_id: owner_id,
      next_at: at,
      created_at: at,
    })
  await db.destroy()
}

test(
  'each report comes, and twice at most where its answer had not come when the server was killed, with its Message-ID',
  async () => {
    // A first try may have left one.
    await product.stop('SIGKILL')
    const options = { port, dataDir: product.dataDir, environment: mailServer.environment }
    for (let kill = 1; kill <= KILLS; kill += 1) {
      killed = Promise.withResolvers()
      heldFrom = Math.max(Math.floor((REPORTS * kill) / (KILLS + 1)), mailServer.mails.length + 1)
      product = await startProduct(options)
      await eventually(async () => mailServer.mails.length >= heldFrom && inHand.size > 0, 120_000)
      const ended = new Promise((done) => product.process.once('exit', done))
      product.process.kill('SIGKILL')
      await ended
      for (const { messageId = '' } of mailServer.mails.slice(-2 * IN_HAND)) unanswered.add(messageId)
      heldFrom = Infinity
      killed.resolve()
    }
    product = await startProduct(options)
    const reached = () => new Set(mailServer.mails.flatMap(({ to }) => [to ?? []].flat().map(({ text }) => text)))
    await eventually(async () => reached().size === REPORTS, sized(170_000, 600_000))
    // Whatever was in hand when it was killed last comes now.
    await eventually(async () => {
      const db = await openStore(product.dataDir)
      const waiting = await db.selectFrom('mail').select('id').where('state', '=', 'waiting').execute()
      await db.destroy()
      return waiting.length === 0
    }, 60_000)
    const times = Map.groupBy(mailServer.mails, idOf)
    expect(times.size).toBe(REPORTS)
    const doubled = [...times].filter(([, copies]) => copies.length > 1)
    expect(doubled.filter(([id]) => !unanswered.has(id))).toEqual([])
    expect(doubled.length).toBeLessThanOrEqual(KILLS * IN_HAND)
    console.log(`${REPORTS} reports, ${KILLS} kills, ${doubled.length} came twice`)
  },
  sized(180_000, 900_000),
)
