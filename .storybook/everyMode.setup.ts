import axe from 'axe-core'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { setMode } from './mode.ts'
import { modes } from './modes.ts'
import { activateTextsOfApp } from './texts.ts'

type Mode = keyof typeof modes

/** Colours are the same in every language, and what has a name has one in every theme. */
const rulesOf = (mode: Mode): axe.RunOptions =>
  mode === 'dark'
    ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
    : { rules: { region: { enabled: false }, 'color-contrast': { enabled: mode === 'phone' } } }

/** What a test of Storybook's leaves with its context: the story, which is still mounted. */
interface StoryTest {
  story?: { parameters: Record<string, unknown>; globals: Record<string, unknown> }
}

// A story marked `inEveryMode` is switched through the other modes where it stands, after its play, and axe looks at each.
afterEach<StoryTest>(async ({ story, task }) => {
  if (story?.parameters['everyMode'] !== true || task.result?.state === 'fail') return
  const before = { width: window.innerWidth, height: window.innerHeight }
  try {
    for (const mode of Object.keys(modes) as Mode[]) {
      // One after the other: there is one page.
      // oxlint-disable-next-line no-await-in-loop
      const violations = await violationsIn(mode)
      if (violations.length > 0) throw new Error([`axe in ${mode}:`, ...violations].join('\n'))
    }
  } finally {
    await page.viewport(before.width, before.height)
    await activateTextsOfApp(String(story.globals['locale']))
    setMode()
  }
})

/** The rules of axe that are broken in a mode, each with its places. */
async function violationsIn(mode: Mode): Promise<string[]> {
  const { locale = 'en-US', theme = 'light', viewport } = { ...none, ...modes[mode] }
  await activateTextsOfApp(locale)
  setMode({ locale, theme })
  if (viewport !== undefined) await page.viewport(viewport, 844)
  await drawn()
  const { violations } = await axe.run(document.body, { ...rulesOf(mode), resultTypes: ['violations'], preload: false })
  return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map((node) => node.html).join('\n')}`)
}

const none: { locale?: string; theme?: 'light' | 'dark'; viewport?: number } = {}

/** Two frames: React has drawn by then, and charts after it. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
