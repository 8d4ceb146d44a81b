import { Controls, Description, Heading, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import type { ComponentDocs } from '../packages/ui/src/docs/componentDocs.ts'

const docsOfComponents = import.meta.glob<ComponentDocs>(
  '../packages/ui/src/{components/*,product,charts}/*/*.docs.ts',
  {
    eager: true,
    import: 'docs',
  },
)

/** A table of props that is wider than the page moves within itself; a long type breaks before that. */
const propsStyle = `
  .sightline-props {
    overflow-x: auto;
  }
  .sightline-props td:nth-child(2) :is(span, button) {
    overflow-wrap: anywhere;
    white-space: normal;
    text-align: start;
  }
`

/**
 * The page of a component: what it is, when it is right, what it promises; then its props and stories. Of a screen of
 * the product only the first story, for each one has its own address and its own answers of the service.
 */
export default function ComponentPage() {
  const { parameters, title } = useOf('meta', ['meta']).preparedMeta
  const docs = docsBeside(String(parameters['fileName']))
  return (
    <>
      <Title>{nameOf(title)}</Title>
      <Subtitle />
      <Description />
      {docs?.alsoCalled !== undefined && <p>Also called: {docs.alsoCalled.join(', ')}.</p>}
      <Primary />
      {docs !== undefined && <Lines docs={docs} />}
      <Heading>Props</Heading>
      <style>{propsStyle}</style>
      <div className="sightline-props">
        <Controls />
      </div>
      {parameters['page'] !== true && <Stories />}
    </>
  )
}

/** A page below that of a component has its name, too. */
const nameOf = (title: string): string => title.split('/').slice(1).join(': ') || title

/** The docs in the folder of a file of stories. Pages of the app have none. */
function docsBeside(storiesFile: string): ComponentDocs | undefined {
  const folder = storiesFile.slice(storiesFile.indexOf('packages/'), storiesFile.lastIndexOf('/') + 1)
  const found = Object.entries(docsOfComponents).find(([file]) => file.startsWith(`../${folder}`))
  return found?.[1]
}

function Lines({ docs }: { docs: ComponentDocs }) {
  return (
    <>
      <Part title="When to use" lines={docs.whenToUse} />
      <Part title="Root" lines={[docs.root]} />
      <Part title="Do" lines={docs.do} />
      <Part title="Don’t" lines={docs.dont} />
      <Part title="Accessibility" lines={docs.accessibility} />
    </>
  )
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <Heading>{title}</Heading>
      <ul>
        {lines.map((line) => (
          <li key={line}>{withCode(line)}</li>
        ))}
      </ul>
    </>
  )
}

/** A line with what stands between backticks as code, as the guides have it. */
const withCode = (line: string): ReactNode[] =>
  line.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={`${index} ${part}`}>{part}</code>))
