import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { reduceMotion } from '../../../../.storybook/reducedMotion.ts'

// The settings that people make on their devices: each component is drawn in all of its states, and checked under each
// setting.

/** A story as `meta.story()` gives it. */
interface Story {
  input: object
  meta: { story: (annotations: object) => { Component: ComponentType } }
}

const files = import.meta.glob<Partial<Record<string, Story>>>('../{components/*,product}/*/*.stories.tsx', {
  eager: true,
})

const stories = Object.entries(files).flatMap(([file, { States, Default }]) => {
  const story = States ?? Default
  return story === undefined ? [] : [{ component: file.split('/').at(-1)?.replace('.stories.tsx', ''), story }]
})

let clean: (() => void)[] = []
beforeAll(() => page.viewport(390, 844))
afterEach(async () => {
  for (const undo of clean.toReversed()) undo()
  clean = []
  await emulate()
})

/** @returns the place in which the story stands once what comes late is there, too */
async function drawn({ input, meta }: Story): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  clean.push(() => {
    root.unmount()
    place.remove()
    document.documentElement.style.fontSize = ''
  })
  const View = meta.story(input).Component
  root.render(<View />)
  await expect.poll(() => place.querySelector('[data-theme]')).not.toBeNull()
  await settled(place)
  return place
}

/** What comes late has come where two frames have changed nothing. */
async function settled(place: HTMLElement): Promise<void> {
  let before: string
  do {
    before = place.innerHTML
    // One look after the other.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  } while (place.innerHTML !== before)
}

const calm = { name: 'prefers-reduced-motion', value: 'reduce' }
const forced = { name: 'forced-colors', value: 'active' }
const emulate = (...features: (typeof calm)[]) => cdp().send('Emulation.setEmulatedMedia', { features })

const pseudos = [null, '::before', '::after'] as const
const stylesIn = (place: HTMLElement) =>
  [...place.querySelectorAll('*')].flatMap((element) =>
    pseudos.map((pseudo) => ({ element, style: getComputedStyle(element, pseudo) })),
  )

/** The longest of a list such as `0.18s, 80ms`. Milliseconds. */
const longest = (times: string): number =>
  Math.max(...times.split(',').map((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)))

/** The elements that still move for longer than a change of opacity may take. */
const moving = (place: HTMLElement) =>
  stylesIn(place).flatMap(({ element, style }) => {
    const { animationName, animationDuration, transitionProperty, transitionDuration } = style
    const isLong =
      (animationName !== 'none' && longest(animationDuration) > 80) ||
      (transitionProperty !== 'none' && longest(transitionDuration) > 80)
    return isLong ? [short(element)] : []
  })

/** Whether something is seen although shadows and colours are taken away: by its surface or its edge. */
function isSeen(element: Element): boolean {
  const { backgroundColor, outlineStyle, borderTopStyle, borderTopWidth } = getComputedStyle(element)
  const hasSurface = !isClear(backgroundColor) && backgroundColor !== colourBehind(element)
  return hasSurface || outlineStyle !== 'none' || (borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0)
}

const isClear = (colour: string): boolean => /^rgba\(.*, 0\)$/.test(colour)

/** The surface that an element lies on. */
function colourBehind(element: Element): string {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { backgroundColor } = getComputedStyle(around)
    if (!isClear(backgroundColor)) return backgroundColor
  }
  return colourOf('Canvas')
}

/** The colour with which the device draws a system colour. */
function colourOf(name: 'Canvas' | 'GrayText'): string {
  const probe = document.body.appendChild(document.createElement('div'))
  probe.style.color = name
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** Whether what cannot be used is told from what can. */
function isDimmed(element: Element): boolean {
  const grey = colourOf('GrayText')
  const isGrey = (part: Element) => getComputedStyle(part).color === grey || Number(getComputedStyle(part).opacity) < 1
  return isGrey(element) || [...element.querySelectorAll('*')].some(isGrey)
}

/** A thing that is only a surface: no text, no picture, nothing inside. Lines between things are ornament. */
function isBare(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  const isEmpty = element.textContent === '' && element.childElementCount === 0
  return isEmpty && width > 1 && height > 1 && !element.matches('input, textarea, canvas, img, svg *, td, th')
}

const isPainted = (element: Element): boolean => {
  const { backgroundColor, boxShadow } = getComputedStyle(element)
  return !isClear(backgroundColor) || boxShadow !== 'none'
}

const short = (element: Element): string => element.outerHTML.slice(0, 160)

test.each(stories)(
  '$component respects reduced motion, forced colours and the other settings of a device',
  async ({ story }) => {
    await emulate(calm)
    const place = await drawn(story)
    expect.soft(moving(place), 'moves although motion is to be reduced').toEqual([])

    const surfaces = [...place.querySelectorAll('*')].filter((part) => isBare(part) && isPainted(part))
    await emulate(calm, forced)
    const lost = surfaces.filter((part) => part.isConnected && !isSeen(part))
    expect.soft(lost.map(short), 'is not seen where the device sets the colours').toEqual([])
    const disabled = [...place.querySelectorAll('[data-disabled]:not([data-disabled] *)')].filter(
      (part) => !isDimmed(part),
    )
    expect.soft(disabled.map(short), 'does not look disabled there').toEqual([])
    await emulate(calm)

    document.documentElement.style.fontSize = '200%'
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth - clientWidth, 'px beyond the page with letters of twice the size').toBeLessThanOrEqual(0)
  },
)

test('the toolbar of the stories stops motion as the setting of a device does', async () => {
  const skeleton = stories.find(({ component }) => component === 'Skeleton')
  if (skeleton === undefined) throw new Error('No story of the Skeleton')
  const place = await drawn(skeleton.story)
  expect(moving(place).length).toBeGreaterThan(0)
  clean.push(reduceMotion())
  expect(moving(place)).toEqual([])
})
