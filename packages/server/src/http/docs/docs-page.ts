import { exampleOf } from './example.ts'
import { fieldsOf, type Field } from './fields.ts'
import { escapeHtml, markCode } from './html.ts'
import type { OpenApi, Operation } from './openapi.ts'

interface Call {
  path: string
  method: 'get' | 'post'
  operation: Operation
}

/**
 * The document as a page to read, with the name of the instance. It needs no script, and its styles come from `/docs.css`.
 */
export function docsPage(document: OpenApi, instance: string): string {
  const title = escapeHtml(instance)
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = methods[method]
      return operation === undefined ? [] : [{ path, method, operation }]
    }),
  )
  const resources = document.tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} API</title>
<link rel="icon" href="./favicon.svg">
<link rel="stylesheet" href="./docs.css">
</head>
<body>
<a class="skip" href="#content">Skip to the calls</a>
<header class="top"><p class="product">${title} <span>API</span></p><p><a href="./openapi.json">openapi.json</a></p></header>
<div class="columns">
<nav aria-label="Calls">${resources.map(navigation).join('')}</nav>
<main id="content">
<h1>${title} API</h1>
<p class="version">Version ${escapeHtml(document.info.version)}</p>
${document.info.description
  .split('\n\n')
  .map((text) => `<p>${markCode(text)}</p>`)
  .join('\n')}
${codes}
${resources.map(section).join('\n')}
</main>
</div>
</body>
</html>
`
}

const codes = `<table>
<caption>Codes of the envelope</caption>
<thead><tr><th scope="col">Code</th><th scope="col">When</th></tr></thead>
<tbody>
<tr><th scope="row">200</th><td>Success</td></tr>
<tr><th scope="row">400</th><td>A field is wrong, or the token does not hold</td></tr>
<tr><th scope="row">402</th><td>The membership has expired, or a higher one is needed</td></tr>
<tr><th scope="row">403</th><td>Not allowed</td></tr>
<tr><th scope="row">404</th><td>No such row</td></tr>
<tr><th scope="row">409</th><td>A conflict with what is there</td></tr>
</tbody>
</table>`

const navigation = ({ name, calls }: { name: string; calls: Call[] }): string => `
<p><a href="#${name}">${name}</a></p>
<ul>${calls.map(({ operation: { operationId } }) => `<li><a href="#${operationId}">${operationId.slice(name.length + 1)}</a></li>`).join('')}</ul>`

const section = ({ name, calls }: { name: string; calls: Call[] }): string => `
<section aria-labelledby="${name}">
<h2 id="${name}">${name}</h2>
${calls.map(article).join('\n')}
</section>`

function article({ path, method, operation }: Call): string {
  const { operationId, summary, description } = operation
  return `<article aria-labelledby="${operationId}">
<h3 id="${operationId}"><a href="#${operationId}">${operationId}</a></h3>
<p class="call"><span class="method ${method}">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></p>
<p>${escapeHtml(summary)}</p>
<p class="needs">${escapeHtml(description)}</p>
${inputTable(operation)}
${fieldTable('Answer, in <code>data</code>', fieldsOf(operation['x-data']))}
${answerTable(operation)}
<pre aria-label="Example of ${operationId}"><code>${escapeHtml(exampleOf(path, method, operation))}</code></pre>
</article>`
}

function inputTable({ parameters, requestBody }: Operation): string {
  if (parameters !== undefined) {
    const schema = {
      properties: Object.fromEntries(
        parameters.map(({ name, description, schema: own }) => [
          name,
          description === undefined ? own : { ...own, description },
        ]),
      ),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    }
    return fieldTable('Input, in the query', fieldsOf(schema), true)
  }
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (type === undefined || body === undefined) return '<p class="none">No input.</p>'
  const way = type === 'multipart/form-data' ? 'multipart' : 'form-urlencoded'
  return fieldTable(`Input, ${way}`, fieldsOf(body.schema), true)
}

function fieldTable(caption: string, fields: readonly Field[], isInput = false): string {
  if (fields.length === 0)
    return `<p class="none">${isInput ? 'No input.' : 'The answer’s <code>data</code> is empty.'}</p>`
  const rows = fields.map(({ name, type, isRequired, notes }) => {
    const need = isInput && isRequired ? ' <span class="required">required</span>' : ''
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${need}</th><td>${escapeHtml(type)}</td><td>${markCode(notes.join(' '))}</td></tr>`
  })
  return `<table class="fields">
<caption>${caption}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Kind</th><th scope="col">About</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`
}

function answerTable({ 'x-answers': answers }: Operation): string {
  if (answers.length === 0) return ''
  const rows = answers.map(
    ({ code, message, text }) =>
      `<tr><th scope="row">${code}</th><td><code>${message}</code></td><td>${escapeHtml(text)}</td></tr>`,
  )
  return `<table class="refusals">
<caption>Refusals</caption>
<thead><tr><th scope="col">Code</th><th scope="col">Message</th><th scope="col">Text</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`
}
