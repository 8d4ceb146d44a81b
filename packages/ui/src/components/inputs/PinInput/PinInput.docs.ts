import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <div> around the label, the boxes and what is said below them.',
  whenToUse: [
    'A code of a few digits that somebody reads elsewhere and types here: of an authenticator, of a message.',
    'A secret that somebody keeps is a PasswordField, a code with letters a TextField.',
  ],
  do: ['Send the form in `onComplete`, and keep a button for people who correct a digit.'],
  dont: ['Don’t empty it while the code is checked: what was typed stays visible beside its error.'],
  accessibility: [
    'One text field with one name: a screen reader reads the code as a whole, and the boxes are only drawn.',
    'It asks for `one-time-code`, so phones offer the code of a message.',
    'A pasted code may have spaces and words around it; digits of other scripts become Latin ones.',
  ],
}
