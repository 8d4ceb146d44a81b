import type { ComponentDocs } from '../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Pricing table', 'Membership'],
  root: 'The <div> around the table.',
  whenToUse: [
    'Plans that differ in more than a card can list: limits, or a dozen of features.',
    'Where a few words tell them apart, the list in a PlanCard does.',
  ],
  do: ['Put it below the cards that can be chosen.', 'Say limits in numbers with their unit: 200,000 views a month.'],
  dont: ['Don’t repeat prices here.'],
  accessibility: [
    'A table whose rows and columns have headers; check and minus are said in words.',
    'Where it is too wide it can be scrolled by the keyboard; the features stay, and a shadow says on which side there is more.',
  ],
}
