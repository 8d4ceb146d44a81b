import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../components/actions/Button/index.ts'
import { AppShell } from '../components/layout/AppShell/index.ts'
import { Tabs } from '../components/navigation/Tabs/index.ts'
import { BrandProvider } from './BrandProvider.tsx'
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

const variable = (element: Element | null, name: string) =>
  element === null ? '' : getComputedStyle(element).getPropertyValue(`--sl-${name}`).trim()

test('a brand has its accent, corners and font in its root, and in the parts inside that are dark', async () => {
  const dark = <div data-theme="dark">Dark inside</div>
  const tokens = { accent: '#7c3aed', radius: 0, font: '"Source Sans 3"' }
  render({ theme: 'light', tokens, children: [<Button key="save">Save</Button>, <div key="dark">{dark}</div>] })
  render({ theme: 'light', children: <Button>Beside</Button> })
  const root = page.getByRole('button', { name: 'Save' })
  await expect.element(root).toBeVisible()
  const branded = root.element().closest('[data-theme]')
  expect(variable(branded, 'accent')).toBe('#7c3aed')
  expect(variable(branded, 'radius-lg')).toBe('0px')
  expect(getComputedStyle(root.element()).fontFamily).toMatch(/^"Source Sans 3", /)
  const inside = page.getByText('Dark inside').element()
  expect(variable(inside, 'accent')).toMatch(/^#(?!7c3aed|639ff7)[\da-f]{6}$/)
  expect(variable(inside, 'bg-surface')).toBe('#181614')
  await expect.element(page.getByRole('button', { name: 'Beside' })).toBeVisible()
  const beside = page.getByRole('button', { name: 'Beside' }).element().closest('[data-theme]')
  expect(variable(beside, 'accent')).toBe('#2065d4')
  expect(variable(beside, 'radius-lg')).toBe('12px')
})

test('single texts are said in the words of the page', async () => {
  const texts = { 'Skip to content': 'Straight on' }
  const shell = (
    <AppShell homeHref="#" homeLabel="Home" logo="Mark">
      Page
    </AppShell>
  )
  render({ texts, children: shell })
  await expect.element(page.getByRole('link', { name: 'Straight on' })).toBeInTheDocument()
})

test('a language without texts has its formats and its layout, and English that keeps its direction', async () => {
  const shell = (
    <AppShell homeHref="#" homeLabel="Home" logo="Mark">
      Page
    </AppShell>
  )
  render({ locale: 'fa', children: shell })
  const link = page.getByRole('link', { name: /Skip to content/ })
  await expect.element(link).toBeInTheDocument()
  expect(link.element().textContent).toBe('\u2066Skip to content\u2069')
  expect(getComputedStyle(link.element()).direction).toBe('rtl')
})

test('a part can have a brand of its own, in the language and the theme of the page around it', async () => {
  const inner = (
    <BrandProvider tokens={{ accent: '#a51d2d', font: 'Georgia' }}>
      <Button>Save</Button>
    </BrandProvider>
  )
  render({ theme: 'dark', locale: 'ar', density: 'compact', children: inner })
  const button = page.getByRole('button', { name: 'Save' })
  await expect.element(button).toBeVisible()
  const root = button.element().closest('[data-theme]')
  expect(root?.parentElement?.closest('[data-theme]')).not.toBeNull()
  expect((root as HTMLElement).dataset['theme']).toBe('dark')
  expect(getComputedStyle(button.element()).direction).toBe('rtl')
  expect(variable(root, 'control-height')).toBe('1.75rem')
  expect(getComputedStyle(root as Element).fontFamily).toMatch(/^Georgia/)
  expect(variable(root, 'accent')).not.toBe(variable(root?.parentElement ?? null, 'accent'))
})
