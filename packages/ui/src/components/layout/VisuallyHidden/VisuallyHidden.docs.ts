import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <span>, or what `as` names.',
  whenToUse: ['Text for screen readers alone, where its meaning is visible in another way.'],
  do: ['Use it for the heading of a column without one, or beside an icon.'],
  dont: ['Don’t hide what everybody needs.'],
  accessibility: ['It is read in its place, and takes the focus only if what is in it does.'],
}
