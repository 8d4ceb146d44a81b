import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <div> around the tabs and their panels.',
  whenToUse: [
    'Several views of one thing, one at a time.',
    'Pages of their own are links; one of a few units is a SegmentedControl.',
  ],
  do: [
    'Keep the selected one in the address.',
    'Take `hasSideList` for the sections of a page of settings: more than six do not stand in one line.',
  ],
  dont: ['Don’t put tabs into tabs.'],
  accessibility: ['Arrows walk the tabs, Home and End jump; Tab goes into the panel, which is named by its tab.'],
}
