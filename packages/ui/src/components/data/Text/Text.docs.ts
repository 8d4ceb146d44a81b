import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <p>, or what `as` names.',
  whenToUse: [
    'A line or a paragraph of a page or a dialog, in one of the sizes of the design.',
    'For a message that stands out take Callout, for the name of a part of a page take Heading.',
  ],
  do: ['Mark what counts with `strong`: it is drawn in the first colour of text.'],
  dont: ['Don’t use a smaller size to fit more words: leave words out.'],
  accessibility: ['Draws a paragraph; every colour has the contrast of AA on every surface.'],
}
