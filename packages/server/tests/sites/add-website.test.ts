import { describe, expect, test } from 'vitest'
import { someAddress } from '../support/people.ts'
import { openSharedSite } from '../support/sites/shared-site.ts'

const { product, people } = await openSharedSite()

describe('adding a website', () => {
  const add = async (body: string) => {
    const response = await fetch(`${product.address}/v1/website/addWebsite`, {
      method: 'POST',
      headers: {
        ...someAddress(),
        'Content-Type': 'application/x-www-form-urlencoded',
        Authorization: `Bearer ${people.tokens.owner}`,
      },
      body,
    })
    return (await response.json()) as { code: number; message: string; data: unknown }
  }

  test('asks for all three fields', async () => {
    const fields = { name: 'name_required', domain: 'domain_required', currency_type: 'currency_required' }
    expect(await add('')).toEqual({ code: 400, message: 'invalid_input', data: { fields } })
    expect(await add('name=+&domain=&currency_type=')).toEqual({
      code: 400,
      message: 'invalid_input',
      data: { fields },
    })
  })

  test('keeps the host of whatever address was typed', async () => {
    const added = await add(
      'name=Shop&domain=https%3A%2F%2FWWW.Shop.Example%3A8080%2Fpath&currency_type=JPY&time_zone=Asia%2FTokyo',
    )
    expect(added).toMatchObject({
      code: 200,
      data: {
        name: 'Shop',
        domain: 'www.shop.example',
        currency_type: 'JPY',
        time_zone: 'Asia/Tokyo',
        week_start: 'monday',
      },
    })
    expect(await add('name=Again&domain=www.shop.example&currency_type=JPY')).toMatchObject({
      code: 409,
      message: 'domain_taken',
    })
  })

  test.each([
    ['domain', 'no host'],
    ['domain', '-a.example'],
    ['domain', 'a..example'],
    ['domain', 'x'.repeat(3000)],
    ['domain', '<script>'],
    ['domain', '10.0.0.10'],
    ['name', '\u202Egnp.exe'],
    ['name', 'a\u0007b'],
    ['currency_type', 'XXX1'],
    ['time_zone', 'Mars/Olympus'],
    ['time_zone', '+05:30'],
    ['week_start', 'someday'],
    ['name', 'x'.repeat(101)],
  ])('%s=%s is refused at its field', async (field, value) => {
    const fields = { name: 'N', domain: 'unused.example', currency_type: 'EUR', [field]: value }
    const answer = await add(new URLSearchParams(fields).toString())
    expect(answer).toMatchObject({ code: 400, message: 'invalid_input' })
    expect(Object.keys((answer.data as { fields: object }).fields)).toEqual([field])
  })

  test('localhost and a domain in another script are fine', async () => {
    expect(await add('name=Local&domain=localhost&currency_type=EUR')).toMatchObject({ code: 200 })
    const domain = encodeURIComponent('bücher.example')
    expect(await add(`name=B&domain=${domain}&currency_type=EUR`)).toMatchObject({
      data: { domain: 'xn--bcher-kva.example' },
    })
  })
})
