import { lazy, Suspense } from 'react'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { setupWorker } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'
import addonMsw from 'msw-storybook-addon'
import { mockCall } from '../packages/api-client/src/mocks/index.ts'
import { queue } from '../packages/ui/src/components/feedback/Toaster/queue.ts'
import '../packages/ui/src/theme/fonts.css'
import { accountOf, instance } from '../packages/app/src/testing/fixtures.ts'
import { setClock } from './clock.ts'
import { closedInDocs } from './closedInDocs.tsx'
import { shownCode } from './code/shownCode.ts'
import { inLanguage, isTest, loadWords } from './inLanguage.ts'
import { storybookTheme } from './storybookTheme.ts'
import { setMode } from './currentMode.ts'
import { isLookedAtHere } from './modes.ts'
import { playsInTheirLanguage } from './playsInTheirLanguage.ts'
import { argTypesOf } from './props/argTypesOf.ts'
import { controlOfValue } from './props/controlOfValue.ts'
import { loadTextsOfApp } from './texts.ts'
import { globalTypes, initialGlobals } from './toolbar.ts'
import { withKit } from './withKit.tsx'

// The code of a page comes on demand, and slowly where it is transformed first.
// Each try that finds nothing would print the whole document, which takes longer than drawing it.
configure({ asyncUtilTimeout: 15_000, getElementError: (message) => new Error(message ?? 'Nothing was found') })

// Only for pages of documentation, so that no test loads it.
const ComponentPage = lazy(() => import('./ComponentPage.tsx'))

/** Storybook’s types do not name what a renderer sets here. */
const readsProps: object = { extractArgTypes: argTypesOf }

/** A call to the service that a story forgot to mock fails; files of the page itself pass. */
const isCall = (frame: unknown): boolean =>
  frame instanceof HttpNetworkFrame && /^\/(v1|admin|subapp)\//.test(new URL(frame.data.request.url).pathname)

let worker: ReturnType<typeof start> | undefined

/** One for the page: documentation asks for it once for each of its stories, all at the same time. */
const startWorker = () => (worker ??= start())

async function start() {
  const started = setupWorker()
  await started.start({
    quiet: true,
    // A build may lie at any path; the pages of the tests are not where the worker is.
    serviceWorker: { url: import.meta.env.PROD ? './mockServiceWorker.js' : '/mockServiceWorker.js' },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (isCall(frame)) defaults.error()
    },
  })
  return started
}

/** In a test nothing fades in, so that none finds it half there. */
const still = new CSSStyleSheet()
still.replaceSync(`
  *, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important; transition-delay: 0s !important; }
  [data-entering] { opacity: 1 !important; transform: none !important; }
`)

const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  tags: ['autodocs'],
  argTypesEnhancers: [controlOfValue],
  parameters: {
    // What passes is not listed place by place, which took a third of the time.
    a11y: {
      test: 'error',
      options: { resultTypes: ['violations', 'incomplete'], preload: false },
      disable: isLookedAtHere,
    },
    layout: 'fullscreen',
    controls: { expanded: true },
    docs: {
      ...readsProps,
      theme: storybookTheme,
      // Written by hand in `source.code` where it cannot be read from the story.
      source: { language: 'tsx', transform: shownCode },
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Guides',
          [
            'Theming',
            'Languages and direction',
            'Forms',
            'Tables with a server',
            'Charts',
            'Without our app',
            'Changes',
          ],
          'Patterns',
          'Foundations',
          ['Colour', 'Tokens', 'Type', 'Space'],
          'Data',
          'Dates',
          'Filters',
          'Inputs',
          'Actions',
          'Navigation',
          'Overlays',
          'Feedback',
          'Layout',
          'Charts',
          'Product',
          'Pages',
          '*',
        ],
      },
    },
    // Pictures cost: only of stories that ask for it, with `inEveryMode` of modes.ts.
    chromatic: { disableSnapshot: true },
  },
  // Events go to the page as they come. Wrapped in React's `act`, which nobody awaits, what waits for code never goes on.
  beforeAll: () => {
    configure({ eventWrapper: (send) => send() })
    if (import.meta.env.MODE === 'test') document.adoptedStyleSheets.push(still)
  },
  initialGlobals: { ...initialGlobals },
  globalTypes,
  // Every page asks what instance it is on, and at which level; a story of another one says so.
  beforeEach: ({ msw }) => {
    msw.use(
      mockCall('instance', 'info', instance),
      mockCall('instance', 'reportLoadError', {}),
      mockCall('user', 'info', accountOf('member')),
      mockCall('user', 'notices', { list: [], total: 0, unread: 0 }),
      mockCall('invitation', 'fetchReceived', { list: [] }),
    )
    queue.clear()
    return setClock()
  },
  loaders: [
    async ({ globals }) => {
      const locale = String(globals['locale'])
      const [activate] = await Promise.all([loadTextsOfApp(locale), loadWords(locale)])
      activate()
      // The check of every mode has left the story before in its last one.
      setMode()
    },
  ],
  decorators: [inLanguage, closedInDocs, withKit],
})

if (!isTest) playsInTheirLanguage(preview)

export default preview
