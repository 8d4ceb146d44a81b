import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { commands, page, server } from 'vitest/browser'
import { setClock } from '../../../../.storybook/clock.ts'
import { collectWords, machineFonts, type Words } from './machineFonts.ts'
import './fonts.css'

/** A story as `meta.story()` gives it. What `extend` gives cannot be drawn alone. */
interface Story {
  input: object
  meta: { story: (annotations: object) => { Component: ComponentType } }
}

const files = import.meta.glob<Partial<Record<string, Story>>>(
  '../../src/{components/*,product,charts}/*/*.stories.tsx',
  {
    eager: true,
  },
)
/** Elsewhere the system itself draws letters, in its own way. */
const isDrawnAlike = navigator.userAgent.includes('Linux')

/** The story that shows a component’s states at once. */
const shown = ['States', 'Variants', 'All', 'Default']
/** Pictures have the component in all of these, one below the other. */
const looks = [
  { theme: 'light', locale: 'en-US' },
  { theme: 'dark', locale: 'en-US' },
  { theme: 'light', locale: 'zh-CN' },
  { theme: 'light', locale: 'ar' },
]

const stories = Object.entries(files).flatMap(([file, module]) => {
  const name = shown.find((story) => module[story] !== undefined)
  const story = name === undefined ? undefined : module[name]
  const component = file.split('/').at(-1)?.replace('.stories.tsx', '')
  return story === undefined || component === undefined ? [] : [{ component, story }]
})

/** As fonts.css has them. */
const families = ['Inter Variable', 'Geist Mono Variable', 'Noto Sans Arabic Variable', 'Noto Sans SC Variable']

const isUpdating = server.config.snapshotOptions.updateSnapshot === 'all'

const words: Words = new Map()

let putBack: () => void
let unmount: (() => void) | undefined
/** Of the window. */
const HEIGHT = 3000

beforeAll(async () => {
  // What is drawn on a canvas before its font is there stays so.
  await Promise.all(families.map((family) => document.fonts.load(`16px '${family}'`, 'A年ع')))
  const style = document.createElement('style')
  // What is fixed to the window, such as a dialog, is fixed to its own part of the picture.
  style.textContent = `
    [data-theme] { min-block-size: 0 !important; contain: layout paint; }
    [data-theme]:has([role$='dialog']) { min-block-size: 560px !important; }
    [data-fills-window] [data-theme] { block-size: 640px; }
    [data-fills-window] [data-theme] > :is(*, * > *) { min-block-size: 0 !important; }
    [data-fills-window] :is(div, nav, main, aside) { max-block-size: 640px !important; }
    *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }`
  document.head.append(style)
})
beforeEach(async () => {
  await page.viewport(1024, HEIGHT)
  putBack = setClock()
})
afterEach(() => {
  unmount?.()
  unmount = undefined
  putBack()
})

test.skipIf(!isDrawnAlike).each(stories)('$component looks as in its picture', async ({ component, story }) => {
  const place = await drawn(story)
  collectWords(place, words)
  if (await commands.equalsPicture('#place', component)) return
  await expect(place).toMatchScreenshot(component)
})

// With -u it would become the picture.
test.skipIf(!isDrawnAlike || isUpdating)('a block of 8 by 8 pixels that has changed is refused', async () => {
  const [badge] = stories.filter(({ component }) => component === 'Badge')
  if (badge === undefined) throw new Error('There is no Badge')
  const place = await drawn(badge.story)
  const block = document.createElement('div')
  block.style.cssText = 'position: absolute; inset: 0 auto auto 0; inline-size: 8px; block-size: 8px; background: red'
  place.style.position = 'relative'
  place.append(block)
  expect(await commands.equalsPicture('#place', 'Badge')).toBe(false)
  await expect(expect(place).toMatchScreenshot('Badge')).rejects.toThrow('does not match')
})

test.skipIf(!isDrawnAlike || isUpdating)('a badge that has grown by one pixel is refused', async () => {
  const [badge] = stories.filter(({ component }) => component === 'Badge')
  if (badge === undefined) throw new Error('There is no Badge')
  const place = await drawn(badge.story)
  const part = place.querySelector<HTMLElement>('[data-tone]')
  if (part === null) throw new Error('There is no part with a tone')
  part.style.paddingInlineStart = `calc(${getComputedStyle(part).paddingInlineStart} + 1px)`
  expect(await commands.equalsPicture('#place', 'Badge')).toBe(false)
  await expect(expect(place).toMatchScreenshot('Badge')).rejects.toThrow('does not match')
})

/** Draws a story in all looks. */
async function drawn(story: Story): Promise<HTMLElement> {
  const place = document.createElement('div')
  place.id = 'place'
  place.style.inlineSize = '1024px'
  document.body.append(place)
  const root = createRoot(place)
  unmount = () => {
    root.unmount()
    place.remove()
  }
  const views = looks.map((globals) => ({
    key: Object.values(globals).join(' '),
    View: story.meta.story({ ...story.input, globals }).Component,
  }))
  root.render(views.map(({ key, View }) => <View key={key} />))
  await expect.poll(() => place.querySelectorAll(':scope > [data-theme]').length).toBe(looks.length)
  // A letter of another script asks for its font when it is laid out.
  const height = place.offsetHeight
  await document.fonts.ready
  if (height > HEIGHT) {
    // What is below the window is not drawn.
    await page.viewport(1024, height)
    // What fills the window would grow with it.
    if (place.offsetHeight > height) {
      place.dataset['fillsWindow'] = ''
      await page.viewport(1024, place.offsetHeight)
    }
  }
  return place
}

test.skipIf(!isDrawnAlike)('no word of a picture is drawn with a font of the machine', async () => {
  expect(words.size).toBeGreaterThan(0)
  expect(await machineFonts(words)).toEqual([])
})
