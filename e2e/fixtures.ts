import { createApiClient, type ApiClient, type CallOutput, type Result, unwrap } from '@sightline/api-client'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { collectPageErrors, storageOf } from '../packages/server/tests/support/browser.ts'
import { someAddress } from '../packages/server/tests/support/people.ts'
import { ADMIN } from '../packages/server/tests/support/product.ts'
import { requireEnvironment } from './product.ts'

export const PASSWORD = 'correct horse battery'

interface Account {
  email: string
  password: string
}

interface Member extends Account {
  id: string
  client: ApiClient
}

interface Journey {
  /** A word that no other journey has, nor this one when it is tried again: for addresses of mail and of sites. */
  word: string
  /** The client of the first administrator. */
  admin: ApiClient
  /** Somebody who is new, with an account of their own. */
  member: Member
  /** Opens a page as somebody who is signed in; as nobody without a client. */
  openAs: (client: ApiClient | undefined, route: string) => Promise<Page>
  /** What the pages of this journey said in their consoles. A journey fails where it is not empty at its end. */
  pageErrors: string[]
}

export const test = base.extend<Journey>({
  baseURL: ({}, provide) => provide(requireEnvironment('E2E_ADDRESS')),
  word: ({}, provide) => provide(randomUUID().slice(0, 8)),
  admin: async ({}, provide) => provide(await signedIn(ADMIN)),
  member: async ({ admin, word }, provide) => {
    const email = `${word}@journey.example`
    const { user } = await unwrap(admin.appUser.addAppUser({ email, password: PASSWORD, nickname: `Member ${word}` }))
    const account = { email, password: PASSWORD }
    await provide({ ...account, id: user.id, client: await signedIn(account) })
  },
  pageErrors: [
    async ({ context }, provide) => {
      const pageErrors: string[] = []
      context.on('page', (page) => collectPageErrors(page, pageErrors))
      await provide(pageErrors)
      expect(pageErrors).toEqual([])
    },
    { auto: true },
  ],
  openAs: async ({ browser, pageErrors, contextOptions }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async (client, route) => {
      const localStorage = Object.entries(client === undefined ? {} : storageOf(client))
      const origin = {
        origin: requireEnvironment('E2E_ADDRESS'),
        localStorage: localStorage.map(([name, value]) => ({ name, value })),
      }
      const context = await browser.newContext({ ...contextOptions, storageState: { cookies: [], origins: [origin] } })
      contexts.push(context)
      context.on('page', (page) => collectPageErrors(page, pageErrors))
      const page = await context.newPage()
      await page.goto(route)
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

/** A client that is signed in, from an address of its own: one address may sign in ten times a minute. */
export async function signedIn(account: Account): Promise<ApiClient> {
  const response = await fetch(`${requireEnvironment('E2E_ADDRESS')}/v1/auth/login`, {
    method: 'POST',
    headers: someAddress(),
    body: new URLSearchParams({ ...account }),
  })
  const answer = (await response.json()) as Result<CallOutput<'auth', 'login'>>
  if (answer.code !== 200) throw new Error(answer.message)
  const client = createApiClient({ baseURL: requireEnvironment('E2E_ADDRESS') })
  client.session.store(answer.data)
  return client
}

export { expect }
