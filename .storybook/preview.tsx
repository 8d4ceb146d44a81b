import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { setupWorker } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'
import addonMsw from 'msw-storybook-addon'
import { mockCall } from '../packages/api-client/src/mocks/index.ts'
import '../packages/ui/src/theme/fonts.css'
import { activateTexts } from '../packages/app/src/texts/catalogue.ts'
import { accountOf, instance } from '../packages/app/src/stories/fixtures.ts'
import { withKit } from './withKit.tsx'

// The code of a page comes on demand, and slowly where it is transformed first.
configure({ asyncUtilTimeout: 5000 })

/** A call to the service that a story forgot to mock fails; files of the page itself pass. */
const isCall = (frame: unknown): boolean =>
  frame instanceof HttpNetworkFrame && /^\/(v1|admin|subapp)\//.test(new URL(frame.data.request.url).pathname)

async function startWorker() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      if (isCall(frame)) defaults.error()
    },
  })
  return worker
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  tags: ['autodocs'],
  parameters: { a11y: { test: 'error' }, layout: 'fullscreen', controls: { expanded: true } },
  initialGlobals: { theme: 'light', locale: 'en-US' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark', 'system'], dynamicTitle: true },
    },
    locale: {
      description: 'Language and direction',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en-US', title: 'English' },
          { value: 'zh-CN', title: '简体中文' },
          { value: 'ar', title: 'العربية' },
          { value: 'he', title: 'עברית (English texts)' },
        ],
        dynamicTitle: true,
      },
    },
  },
  // Every page asks what instance it is on, and at which level; a story of another one says so.
  beforeEach: ({ msw }) =>
    msw.use(mockCall('instance', 'info', instance), mockCall('user', 'info', accountOf('member'))),
  loaders: [({ globals }) => activateTexts(String(globals['locale']))],
  decorators: [withKit],
})
