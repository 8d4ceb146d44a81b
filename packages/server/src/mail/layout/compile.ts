import mjml2html from 'mjml'
import { readFileSync } from 'node:fs'
import type { CompiledLayouts, Direction } from './layout.ts'

const source = readFileSync(new URL('./layout.mjml', import.meta.url), 'utf8')

async function compile(direction: Direction): Promise<string> {
  const [start, end] = direction === 'ltr' ? ['left', 'right'] : ['right', 'left']
  const directed = source.replaceAll('@start', start).replaceAll('@end', end).replaceAll('@direction', direction)
  const { html, errors } = await mjml2html(directed, {
    validationLevel: 'strict',
    keepComments: true,
    // Else it loads those from Google that it knows by name.
    fonts: {},
  })
  const [error] = errors
  if (error !== undefined) throw new Error(error.formattedMessage)
  // MJML's validation accepts no placeholders in colours, so the fixed colour of buttons is replaced afterwards. Nothing
  // else has this background.
  return html.replaceAll(/(bgcolor="|background:)#1d1c1a/g, '$1{{ action }}').replaceAll(/\n\s*/g, '\n')
}

const layouts: CompiledLayouts = { ltr: await compile('ltr'), rtl: await compile('rtl') }
process.stdout.write(JSON.stringify(layouts))
