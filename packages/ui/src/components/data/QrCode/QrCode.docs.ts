import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <svg>.',
  whenToUse: [
    'Something long that a phone is to read from the screen: the key of a second factor, the address of a page.',
    'On the phone itself nobody can read it: give the text beside it, with a CopyButton.',
  ],
  do: ['Make the modules with an encoder such as `uqr`: `encode(text, { border: 0 }).data`.'],
  dont: ['Don’t make it smaller than 160 px: cameras of older phones do not read it any more.'],
  accessibility: [
    'An image named by what the code leads to; the text beside it is for people who cannot point a camera at it.',
  ],
}
