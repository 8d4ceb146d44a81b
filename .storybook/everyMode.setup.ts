import axe from 'axe-core'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { setMode } from './mode.ts'
import { isLong, looks, type Look } from './modes.ts'
import { activateTextsOfApp } from './texts.ts'

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
      const violations = await violationsIn(look)
      if (violations.length > 0) throw new Error([`axe in ${JSON.stringify(look)}:`, ...violations].join('\n'))
    }
  } finally {
    await page.viewport(before.width, before.height)
    await activateTextsOfApp(String(story.globals['locale']))
    setMode()
  }
})

/** The rules of axe that are broken in a look, each with its places. */
async function violationsIn({ locale = 'en-US', theme = 'light', viewport, checks = 'all' }: Look): Promise<string[]> {
  await activateTextsOfApp(locale)
  setMode({ locale, theme })
  if (viewport !== undefined) await page.viewport(viewport, 844)
  await drawn()
  const { violations } = await axe.run(document.body, { ...rules[checks], resultTypes: ['violations'], preload: false })
  return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map((node) => node.html).join('\n')}`)
}

const rules: Record<NonNullable<Look['checks']>, axe.RunOptions> = {
  colours: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
  names: { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } },
  all: { rules: { region: { enabled: false } } },
}

/** Two frames: React has drawn by then, and charts after it. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
