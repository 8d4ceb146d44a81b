import { KitProvider } from '@sightline/ui'
import { UnsavedChanges, useUnsavedChanges } from '@sightline/ui/form'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { UnsavedChangesPrompt } from './UnsavedChangesPrompt.tsx'
import { useHashLocation } from './useHashLocation.ts'

let root: Root
let host: HTMLElement

function Page({ isUnsaved }: { isUnsaved: boolean }) {
  const [path] = useHashLocation()
  useUnsavedChanges(isUnsaved)
  return (
    <>
      <h1>{path}</h1>
      <a href="#/plans">Plans</a>
      <a href="#/sites?range=today">Today</a>
    </>
  )
}

const show = (isUnsaved: boolean) =>
  flushSync(() =>
    root.render(
      <KitProvider>
        <UnsavedChanges>
          <UnsavedChangesPrompt />
          <Page isUnsaved={isUnsaved} />
        </UnsavedChanges>
      </KitProvider>,
    ),
  )

const start = location.hash

/** Navigates as the app does: with an entry in the history. */
const goTo = (hash: string) =>
  new Promise<void>((resolve) => {
    addEventListener('hashchange', () => resolve(), { once: true })
    location.hash = hash
  })

beforeEach(async () => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  await goTo('#/elsewhere')
  await goTo('#/sites')
})

afterEach(async () => {
  root.unmount()
  host.remove()
  if (location.hash !== start) await goTo(start)
})

const heading = () => page.getByRole('heading', { level: 1 })
const confirmDialog = () => page.getByRole('alertdialog', { name: 'Discard the changes?' })

test('without anything unsaved a link just leads on', async () => {
  show(false)
  await page.getByRole('link', { name: 'Plans' }).click()
  await expect.element(heading()).toHaveTextContent('/plans')
  expect(confirmDialog().query()).toBeNull()
})

test('a link to another page asks first, and staying keeps the page', async () => {
  show(true)
  await page.getByRole('link', { name: 'Plans' }).click()
  await expect.element(confirmDialog()).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(heading()).toHaveTextContent('/sites')
  expect(location.hash).toBe('#/sites')
  await page.getByRole('link', { name: 'Plans' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(heading()).toHaveTextContent('/plans')
})

test('another query is the page’s own affair', async () => {
  show(true)
  await page.getByRole('link', { name: 'Today' }).click()
  await expect.poll(() => location.hash).toBe('#/sites?range=today')
  expect(confirmDialog().query()).toBeNull()
})

test('going back asks first, and goes where it would have gone', async () => {
  show(true)
  history.back()
  await expect.element(confirmDialog()).toBeVisible()
  expect(location.hash).toBe('#/sites')
  await expect.element(heading()).toHaveTextContent('/sites')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(heading()).toHaveTextContent('/elsewhere')
})
