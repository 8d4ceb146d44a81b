import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Title', 'Headline'],
  root: 'The <h2>, or the element of its level.',
  whenToUse: [
    'The name of a part of a page that is no Card.',
    'Card, PageHeader, EmptyState and Dialog have their heading already; a line of text is a Text.',
  ],
  do: ['Choose the level by the outline and the size by the look: they are two props.'],
  dont: ['Don’t leave a level out on the way down.'],
  accessibility: ['Screen readers list the headings of a page and jump from one to the next.'],
}
