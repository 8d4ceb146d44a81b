import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { BreakdownPanel, Checkbox, DataTable, KitProvider } from '../index.ts'
import { examples } from './examples/examples.tsx'

let root: Root | undefined

afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test.each(Object.keys(examples))('a browser takes over what a server drew of %s, without a word', async (name) => {
  let isThere = false
  const ref = (element: Element | null) => {
    isThere = element !== null
  }
  const probe = { ref, id: 'probe', className: 'probe', style: {}, 'data-probe': 'there' }
  const page = <KitProvider>{examples[name]?.(probe)}</KitProvider>
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page)
  const said = vi.spyOn(console, 'error')
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  root = hydrateRoot(place, page, { onRecoverableError })
  await expect.poll(() => isThere).toBe(true)
  expect(onRecoverableError.mock.calls).toEqual([])
  expect(said.mock.calls).toEqual([])
})

test('a browser takes over a table of many rows: the first stand in what the server drew, and then those in sight', async () => {
  const items = Array.from({ length: 1000 }, (_, index) => ({ id: String(index), name: `Person ${index}` }))
  const page = (
    <KitProvider>
      <DataTable
        caption="People"
        columns={[{ id: 'name', header: 'Name', value: ({ name }) => name }]}
        rowName={({ name }) => name}
        items={items}
        empty={null}
      />
    </KitProvider>
  )
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page)
  expect(place.textContent).toContain('Person 0')
  expect(place.textContent).not.toContain('Person 999')
  const said = vi.spyOn(console, 'error')
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  root = hydrateRoot(place, page, { onRecoverableError })
  // Rows in sight are numbered among all of them.
  await expect.poll(() => place.querySelector('tbody tr[aria-rowindex]')).not.toBeNull()
  expect(place.textContent).toContain('Person 0')
  expect(place.querySelectorAll('tbody tr').length).toBeLessThan(200)
  expect(onRecoverableError.mock.calls).toEqual([])
  expect(said.mock.calls).toEqual([])
})

test('under a policy that refuses style attributes, bars have their length and hidden fields stay hidden', async () => {
  const rows = [
    { id: '/', name: '/', visitors: 4, percentage: 67 },
    { id: '/about', name: '/about', visitors: 2, percentage: 33 },
  ]
  const page = (
    <KitProvider>
      <BreakdownPanel
        aria-label="Pages"
        items={[{ id: 'page', label: 'Pages' }]}
        selectedKey="page"
        onSelectionChange={() => {}}
        rows={rows}
      />
      <Checkbox>Remember me</Checkbox>
    </KitProvider>
  )
  const frame = document.createElement('iframe')
  const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'nonce-x'">`
  const isLoaded = new Promise((done) => frame.addEventListener('load', done))
  frame.srcdoc = `${policy}<div id="root">${renderToString(page)}</div>`
  document.body.append(frame)
  await isLoaded
  const place = frame.contentDocument?.querySelector<HTMLElement>('#root')
  const field = place?.querySelector<HTMLElement>('label [style*="clip"]')
  expect(field?.style.position).toBe('')
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  root = hydrateRoot(place ?? document.body, page, { onRecoverableError })
  const bars = () =>
    Array.from(place?.querySelectorAll<HTMLElement>('tbody th') ?? [], ({ style }) => style.getPropertyValue('--bar'))
  await expect.poll(bars).toEqual(['100%', '50%'])
  await expect.poll(() => field?.style.position).toBe('absolute')
  expect(onRecoverableError.mock.calls).toEqual([])
})
