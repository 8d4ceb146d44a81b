import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['CTA', 'Submit'],
  root: 'The <button>, and the <a> of ButtonLink.',
  whenToUse: [
    'Button does something on this page; ButtonLink leads to another one and looks like a button.',
    'Use Link inside a sentence, and IconButton where there is room for an icon alone.',
  ],
  do: [
    'Begin the label with a verb: “Save changes”, “Delete site”.',
    'Keep one primary button in a view, and put it where the eye ends.',
    'Set isPending while the action runs: the button keeps its width and its focus.',
  ],
  dont: [
    'Don’t disable a button because a form is incomplete; let it be pressed, and say what is missing.',
    'Don’t use danger for what can be undone.',
  ],
  accessibility: [
    'A native button: Enter and Space press it, and Tab reaches it also while it is pending.',
    'While pending it has aria-busy and aria-disabled, and its name stays.',
    'The target is at least 40 px high where a finger points.',
  ],
}
