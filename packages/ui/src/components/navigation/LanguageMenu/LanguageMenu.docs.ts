import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <div> of the menu, once it is open.',
  whenToUse: ['Chooses the language of the product, also before anybody is signed in.'],
  do: ['Write each language in itself.'],
  dont: ['Don’t use flags: a language is no country.'],
  accessibility: ['A menu of radio items; each has its own lang, so that it is pronounced rightly.'],
}
