import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <form>; of FormCheckbox and FormErrors the <div>.',
  whenToUse: [
    'Every form that is sent: it keeps what was typed, shows each error of the service at its field, and asks before it is left unsaved.',
  ],
  do: ['Let people send it, and then say what is wrong.'],
  dont: ['Don’t clear a field because something else was wrong.'],
  accessibility: [
    'After an error the focus goes to the summary, which leads to each field.',
    'Errors appear when the form is sent; then each goes as its value changes, and a new one waits until the field is left.',
  ],
}
