import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { KitProvider } from '../index.ts'
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
