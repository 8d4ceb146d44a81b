import type { Guide } from '../../docs/guide.ts'

export const guide: Guide = {
  whenToUse: ['Goes through a list page by page.', 'What is read on and on, such as a log, may load more instead.'],
  do: ['Keep the page in the address.'],
  dont: ['Don’t hide how many there are.'],
  accessibility: [
    'A navigation landmark with a name; the open page has aria-current, and every number says that it is a page.',
  ],
}
