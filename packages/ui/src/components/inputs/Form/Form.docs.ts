import type { Guide } from '../../../docs/guide.ts'

export const guide: Guide = {
  root: 'The <form>; of FormCheckbox and FormErrors the <div>.',
  whenToUse: [
    'Every form that is sent: it keeps what was typed, shows what the service refused at its field, and asks before it is left unsaved.',
  ],
  do: ['Let people send it, and then say what is wrong.'],
  dont: ['Don’t clear a field because something else was wrong.'],
  accessibility: [
    'After a refusal the focus goes to the summary, which leads to each field.',
    'Nothing is said before the form is sent; then an error goes with its value, and a new one waits until the field is left.',
  ],
}
