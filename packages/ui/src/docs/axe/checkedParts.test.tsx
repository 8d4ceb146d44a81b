import { beforeEach, expect, test } from 'vitest'
import { CheckedParts } from '../../../../../.storybook/checkedParts.ts'

const LOOK = 'dark'

/** A page with two parts, one of which names the other. */
const PAGE = `
  <main class="page">
    <section id="made-1" class="card" aria-labelledby="made-2">
      <h2 id="made-2">Visitors</h2><p class="value">1,204</p><ul><li>Google</li><li>Direct</li></ul>
    </section>
    <form class="card"><label>Name <input></label><input type="checkbox"><button>Save</button></form>
  </main>`

let parts: CheckedParts
let root: HTMLElement

beforeEach(() => {
  parts = new CheckedParts()
  root = document.createElement('div')
  root.innerHTML = PAGE
  document.body.append(root)
  return () => root.remove()
})

const find = (selector: string): Element => {
  const element = root.querySelector(selector)
  if (element === null) throw new Error(`no ${selector}`)
  return element
}
const known = (look = LOOK) => parts.divide(look).known.filter((element) => root.contains(element))
const isKnown = (selector: string, look = LOOK) => known(look).some((element) => element.contains(find(selector)))

test('a part of a page is known once axe has passed it, in the same mode and no other', () => {
  const { remember } = parts.divide(LOOK)
  expect(known()).toEqual([])
  remember()
  expect(known()).toEqual([root])
  expect(known('light')).toEqual([])
})

test('a part whose generated ids differ from drawing to drawing is the same part', () => {
  parts.divide(LOOK).remember()
  root.innerHTML = PAGE.replaceAll('made-', 'again-')
  expect(known()).toEqual([root])
})

test.each<[string, () => void]>([
  ['a text', () => void (find('.value').textContent = '1,205')],
  ['a class', () => find('.value').classList.add('pale')],
  ['a role', () => find('ul').setAttribute('role', 'group')],
  ['an element', () => find('ul').append(document.createElement('li'))],
  ['the size', () => void (root.style.width = '200px')],
  ['what is around it', () => find('main').classList.add('dim')],
])('%s that changes makes it another part', (_, change) => {
  parts.divide(LOOK).remember()
  expect(isKnown('.value')).toBe(true)
  change()
  expect(isKnown('.value')).toBe(false)
})

test('the part beside one that has changed stays known', () => {
  parts.divide(LOOK).remember()
  find('.value').textContent = '1,205'
  expect(isKnown('button')).toBe(true)
  expect(isKnown('li')).toBe(false)
})

test('the element that a part names by its id counts, and so does what is typed', () => {
  find('form').setAttribute('aria-describedby', 'made-2')
  parts.divide(LOOK).remember()
  find('h2').textContent = 'Views'
  expect(isKnown('button')).toBe(false)
  parts.divide(LOOK).remember()
  expect(isKnown('button')).toBe(true)
  ;(find('label input') as HTMLInputElement).value = 'typed'
  expect(isKnown('button')).toBe(false)
})

test('known parts are not reported where they hold too few elements to save time', () => {
  const few = new CheckedParts(1000)
  few.divide(LOOK).remember()
  expect(few.divide(LOOK).known).toEqual([])
})

test('a part whose label stands beside it is another one without that label, and a link whose target is gone', () => {
  const page = (label: string, id: string) => `<label for="field">${label}</label>
    <form class="card"><p>One</p><p>Two</p><input id="field"><a href="#main">Skip</a></form><p id="${id}">Content</p>`
  root.innerHTML = page('Name', 'main')
  parts.divide(LOOK).remember()
  expect(isKnown('input')).toBe(true)
  root.innerHTML = page('Name', 'elsewhere')
  expect(isKnown('input')).toBe(false)
  root.innerHTML = page('', 'main')
  expect(isKnown('input')).toBe(false)
})

test('a page that is drawn anew while axe checks it is not remembered as it was before', () => {
  const { remember } = parts.divide(LOOK)
  find('.value').textContent = '1,206'
  remember()
  find('.value').textContent = '1,204'
  expect(isKnown('.value')).toBe(false)
})
