import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Sidebar', 'Drawer menu'],
  root: 'The <header>.',
  whenToUse: ['The ways through a part of the product with more than five pages.'],
  do: ['Group by what people do, and name the groups.'],
  dont: ['Don’t put actions in between.'],
  accessibility: [
    'A navigation landmark; the open page has aria-current; collapsed, each icon keeps its name and shows it as a tooltip.',
  ],
}
