import { type ApiClient, type Website, unwrap } from '@sightline/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '@sightline/api-client/contract'
import { send } from '../support/inputs.ts'
import { clientWith } from '../support/people.ts'
import { removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'

const PASSWORD = 'a long password'
const forbidden = { code: 403, message: 'site_no_permission' }
const gone = { code: 404, message: 'not_found', data: null }

let product: RunningProduct
let owner: ApiClient
let site: Website
let people = 0

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  await signedInClient(product)
  owner = await register('owner@invitations.example')
  site = await unwrap(owner.website.addWebsite({ name: 'Shop', domain: 'shop.example', currency_type: 'EUR' }))
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

async function register(email: string): Promise<ApiClient> {
  const fields = Object.entries({ email, password: PASSWORD })
  const { body } = await send(product.address, endpoints.auth.register, fields, undefined)
  const data = body?.data as { token: string } | undefined
  return clientWith(product, data?.token ?? '')
}

async function newPerson(): Promise<{ client: ApiClient; email: string }> {
  people += 1
  const email = `person${people}@invitations.example`
  return { client: await register(email), email }
}

/** From an address of its own, so that nobody meets the limit of calls. */
async function invite(email: string, client = owner, site_id = site.id): Promise<unknown> {
  const token = client.session.token() ?? undefined
  return (await send(product.address, endpoints.website.addViewer, Object.entries({ site_id, email }), token)).body
}

const openOf = async (client: ApiClient) => (await unwrap(client.invitation.fetchReceived())).list
const invitationsOf = async () => (await unwrap(owner.invitation.fetchInvitations({ site_id: site.id }))).list
const viewersOf = async () => (await unwrap(owner.website.viewers({ site_id: site.id }))).list
const sitesOf = async (client: ApiClient) => (await unwrap(client.website.fetchWebsiteList())).website_list

test('an invitation is accepted, then the site is there, and it can be left', async () => {
  const { client, email } = await newPerson()
  expect(await invite(` ${email.toUpperCase()} `)).toMatchObject({ code: 200, data: { email, status: 'waiting' } })
  expect(await invitationsOf()).toMatchObject([{ email, status: 'waiting' }])
  expect(await viewersOf()).toEqual([])
  expect(await sitesOf(client)).toEqual([])
  expect(await client.stats.dashboard({ site_id: site.id })).toMatchObject(forbidden)

  const [received] = await openOf(client)
  expect(received).toMatchObject({ inviter: 'owner@invitations.example', site_name: 'Shop', domain: 'shop.example' })
  const { id = '' } = received ?? {}
  const { client: other } = await newPerson()
  expect(await other.invitation.accept({ id })).toEqual(gone)
  expect(await other.invitation.decline({ id })).toEqual(gone)
  expect(await unwrap(client.invitation.accept({ id }))).toEqual({ site_id: site.id })
  expect(await client.invitation.accept({ id })).toEqual(gone)
  expect(await openOf(client)).toEqual([])
  expect(await invitationsOf()).toEqual([])
  expect(await viewersOf()).toMatchObject([{ email }])
  expect((await unwrap(owner.user.notices({}))).list).toMatchObject([
    {
      kind: 'viewer_joined',
      data: { person: email, domain: 'shop.example' },
      link: `/sites/${site.id}/settings/sharing`,
    },
  ])
  expect(await sitesOf(client)).toMatchObject([{ id: site.id, access: 'viewer' }])
  expect(await client.stats.dashboard({ site_id: site.id })).toMatchObject({ code: 200 })
  expect(await client.invitation.fetchInvitations({ site_id: site.id })).toMatchObject(forbidden)
  expect(await client.invitation.withdrawInvitation({ site_id: site.id, id })).toMatchObject(forbidden)

  expect(await owner.website.leave({ site_id: site.id })).toEqual(gone)
  expect(await client.website.leave({ site_id: site.id })).toMatchObject({ code: 200 })
  expect(await client.website.leave({ site_id: site.id })).toMatchObject(forbidden)
  expect(await client.stats.dashboard({ site_id: site.id })).toMatchObject(forbidden)
  expect(await viewersOf()).toEqual([])
})

test('the answers about an address with an account, without one and with a disabled one do not differ', async () => {
  const { email: known } = await newPerson()
  const { client: declining, email: declined } = await newPerson()
  const answers = []
  for (const email of [known, 'nobody@invitations.example']) {
    const body = (await invite(email)) as { data: { id: string; email: string } }
    const listed = (await invitationsOf()).find((row) => row.email === email)
    expect(listed).toEqual(body.data)
    const again = await invite(email)
    const withdrawn = await owner.invitation.withdrawInvitation({ site_id: site.id, id: body.data.id })
    answers.push(JSON.stringify([body, listed, again, withdrawn]).replaceAll(email, 'EMAIL'))
  }
  const shapes = answers.map((answer) => answer.replaceAll(/"id":"\d+"|\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'X'))
  expect(shapes[0]).toBe(shapes[1])
  expect(shapes[0]).not.toContain('nickname')

  await invite(declined)
  const [received] = await openOf(declining)
  await unwrap(declining.invitation.decline({ id: received?.id ?? '' }))
  const [row, ...others] = await invitationsOf()
  expect(others).toEqual([])
  expect(Object.keys(row ?? {}).toSorted()).toEqual(['created_at', 'email', 'expires_at', 'id', 'status'])
  expect(row).toMatchObject({ email: declined, status: 'declined' })
  await unwrap(owner.invitation.withdrawInvitation({ site_id: site.id, id: row?.id ?? '' }))
})

test('whoever registers later with the address sees it; a withdrawn one is gone', async () => {
  const email = 'later@invitations.example'
  await invite(email)
  const later = await register(email)
  const [received] = await openOf(later)
  const [sent] = await invitationsOf()
  expect(received?.id).toBe(sent?.id)
  await unwrap(owner.invitation.withdrawInvitation({ site_id: site.id, id: sent?.id ?? '' }))
  expect(await later.invitation.accept({ id: received?.id ?? '' })).toEqual(gone)
  expect(await owner.invitation.withdrawInvitation({ site_id: site.id, id: sent?.id ?? '' })).toEqual(gone)
})

test('thirty invitations a day, of one person, whichever site they are for', async () => {
  const { client } = await newPerson()
  const sites = []
  for (const domain of ['one.example', 'two.example'])
    sites.push((await unwrap(client.website.addWebsite({ name: domain, domain, currency_type: 'EUR' }))).id)
  for (let sent = 0; sent < 30; sent += 1)
    expect(await invite(`p${sent}@x.example`, client, sites[sent % 2])).toMatchObject({ code: 200 })
  for (const site_id of sites)
    expect(await invite('p0@x.example', client, site_id)).toMatchObject({ code: 409, message: 'too_many_invitations' })
})
