import axe from 'axe-core'
import { flushSync } from 'react-dom'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { setMode } from './currentMode.ts'
import { isLong, isLookedAtHere, looks, type Look } from './modes.ts'
import { loadTextsOfApp } from './texts.ts'
import { passedParts } from './checkedParts.ts'

/** What a test of Storybook's leaves with its context: the story, which is still mounted. */
interface StoryTest {
  story?: { parameters: Record<string, unknown>; globals: Record<string, unknown> }
}

// axe's report has a text for each of its rules, also for those that found nothing to look at. What is wrong has failed the
// test by now, and only Storybook's own panel reads the rest: nothing of it is sent to the process of the tests.
afterEach(({ task }) => {
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') Reflect.deleteProperty(task.meta, 'reports')
})

// A story marked `inEveryMode` is switched where it stands, after its play, and axe looks at each.
afterEach<StoryTest>(async ({ story, task }) => {
  if (story?.parameters['everyMode'] !== true || task.result?.state === 'fail') return
  const before = { width: window.innerWidth, height: window.innerHeight }
  try {
    for (const look of isLong ? looks.each : looks.together) {
      // One after the other: there is one page.
      // oxlint-disable-next-line no-await-in-loop
      const violations = await violationsOf(look)
      if (violations.length > 0) throw new Error([`axe in ${JSON.stringify(look)}:`, ...violations].join('\n'))
    }
  } finally {
    // To draw it in its own mode again would cost as much as a look. The next story begins in that.
    flushSync(() => setMode({ isOver: true }))
    await page.viewport(before.width, before.height)
  }
})

/** What a story may open over its page, or say when something fails. */
const OPENED = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip', 'alert'].map((role) => `[role="${role}"]`).join()

// The page beneath is that of a story `inEveryMode`; a menu, a question or a failure may stand in no other story.
afterEach<StoryTest>(async ({ story, task }) => {
  if (!isLookedAtHere || story === undefined || story.parameters['everyMode'] === true) return
  if (task.result?.state === 'fail') return
  const opened = [...document.querySelectorAll(OPENED)].filter((element) => element.checkVisibility())
  if (opened.length === 0) return
  const violations = await violationsIn({ include: opened }, rulesOf('all'))
  if (violations.length > 0) throw new Error(['axe on what is open:', ...violations].join('\n'))
})

/** The rules of axe that are broken in a look, each with its places. */
async function violationsOf({ locale = 'en-US', theme = 'light', viewport, checks = 'all' }: Look): Promise<string[]> {
  const activate = await loadTextsOfApp(locale)
  // Together, so that it is drawn once.
  flushSync(() => {
    activate()
    setMode({ locale, theme })
  })
  if (viewport !== undefined) await page.viewport(viewport, 844)
  await drawn()
  return isLong
    ? violationsIn(document, rulesOf(checks))
    : violationsOfNewParts(JSON.stringify([locale, theme, viewport, checks]), checks)
}

/** What axe compares over the whole page: it needs all of it, and takes little time. */
const OVER_THE_PAGE = [
  'accesskeys',
  'duplicate-id-aria',
  'heading-order',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
]

/** The same parts stand on many pages: those that passed in the same look are not looked at again. */
async function violationsOfNewParts(look: string, checks: NonNullable<Look['checks']>): Promise<string[]> {
  const { known, remember } = passedParts.divide(look)
  // Of the document it keeps an index, so that no rule goes through the whole tree. Of the body alone it uses none.
  const violations = await violationsIn({ include: [document], exclude: known }, rulesOf(checks))
  if (known.length > 0)
    violations.push(...(await violationsIn(document, { runOnly: { type: 'rule', values: OVER_THE_PAGE } })))
  if (violations.length === 0) remember()
  return violations
}

async function violationsIn(context: axe.ElementContext, options: axe.RunOptions): Promise<string[]> {
  const { violations } = await axe.run(context, { ...options, resultTypes: ['violations'], preload: false })
  return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map((node) => node.html).join('\n')}`)
}

function rulesOf(checks: NonNullable<Look['checks']>): axe.RunOptions {
  if (checks === 'colours') return { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
  const off = [...ofThePage, ...(checks === 'names' ? ['color-contrast'] : []), ...(isSpaced() ? [] : [SPACING])]
  return { rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])) }
}

/** What is asked of a whole page, which here is that of the tests. */
const ofThePage = [
  'region',
  'bypass',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'landmark-one-main',
  'page-has-heading-one',
  'meta-refresh',
  'meta-viewport',
  'meta-viewport-large',
]

/** Only what is important in a `style` breaks this rule, and to look for that first saves a sixth of axe’s time. */
const SPACING = 'avoid-inline-spacing'
const isSpaced = () => document.querySelector('[style*="important" i]') !== null

/** Two frames: React has drawn by then, and charts after it. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
