import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../components/actions/Button/index.ts'
import { Tabs } from '../components/navigation/Tabs/index.ts'
import { KitProvider, type KitProviderProps } from './KitProvider.tsx'

function render(props: KitProviderProps): void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(<KitProvider {...props} />)
}

test.each([
  { density: 'compact', height: 28 },
  { density: 'regular', height: 32 },
  { density: 'comfortable', height: 40 },
] as const)('a button is $height px high where density is $density', async ({ density, height }) => {
  render({ density, children: <Button>Save</Button> })
  const button = page.getByRole('button', { name: 'Save' })
  await expect.element(button).toBeVisible()
  expect(button.element().getBoundingClientRect().height).toBe(height)
})

const tabs = [
  { id: 'one', label: 'One', content: 'first' },
  { id: 'two', label: 'Two', content: 'second' },
]

test('texts in another language than the formats are read in theirs, with the fonts of both', async () => {
  render({ locale: 'he', lang: 'en-US', children: <Button>Save</Button> })
  const button = page.getByRole('button', { name: 'Save' })
  await expect.element(button).toBeVisible()
  const root = button.element().closest('[data-theme]')
  expect([root?.getAttribute('lang'), root?.getAttribute('dir')]).toEqual(['en-US', 'rtl'])
  expect(getComputedStyle(button.element()).fontFamily).toContain('Hebrew')
})

test.each([
  { locale: 'en-US', direction: 'rtl', forward: '{ArrowLeft}' },
  { locale: 'ar', direction: 'ltr', forward: '{ArrowRight}' },
] as const)('$locale can be laid out $direction, and arrow keys follow', async ({ locale, direction, forward }) => {
  render({ locale, direction, children: <Tabs aria-label="Parts" items={tabs} /> })
  const first = page.getByRole('tab', { name: 'One' })
  await first.click()
  expect(getComputedStyle(first.element()).direction).toBe(direction)
  await userEvent.keyboard(forward)
  await expect.element(page.getByRole('tab', { name: 'Two' })).toHaveFocus()
})
