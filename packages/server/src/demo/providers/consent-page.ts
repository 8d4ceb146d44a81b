import type { ProviderPerson } from './provider-person.ts'

/** The page of a provider on which a person grants access to an account. */
export function consentPage({
  provider,
  people,
  scopes,
  parameters,
}: {
  provider: string
  people: readonly ProviderPerson[]
  /** The scopes, each with a checkbox. */
  scopes: readonly string[]
  /** The parameters of the address, which the page sends back with the answer. */
  parameters: Readonly<Record<string, string | undefined>>
}): string {
  const request = new URLSearchParams(
    Object.entries(parameters).filter((parameter): parameter is [string, string] => parameter[1] !== undefined),
  )
  const persons = people.map(
    ({ subject, email }, at) =>
      `<p><label><input type="radio" name="person" value="${escape(subject)}"${at === 0 ? ' checked' : ''}> ${escape(email)}</label></p>`,
  )
  const boxes = scopes.map(
    (scope) =>
      `<p><label><input type="checkbox" name="scope" value="${escape(scope)}" checked> ${escape(scope)}</label></p>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sign in to an invented ${provider}</title>
<style>body { font: 16px/1.5 system-ui; margin: 40px auto; max-width: 480px; padding: 0 16px } button { font: inherit; padding: 8px 16px }</style>
<h1>An invented ${provider}</h1>
<p>Nothing here is ${provider}: the demo made this page, so that connecting an account can be tried.</p>
<form method="post">
<input type="hidden" name="request" value="${escape(request.toString())}">
<fieldset><legend>Account</legend>${persons.join('')}</fieldset>
${boxes.length === 0 ? '' : `<fieldset><legend>Sightline may</legend>${boxes.join('')}</fieldset>`}
<p><button name="answer" value="allow">Allow</button> <button name="answer" value="cancel">Cancel</button></p>
</form>
</html>
`
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
