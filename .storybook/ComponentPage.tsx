import { Controls, Description, Heading, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import type { Guide } from '../packages/ui/src/docs/guide.ts'

const guides = import.meta.glob<Guide>('../packages/ui/src/{components/*,product,charts}/*/*.docs.ts', {
  eager: true,
  import: 'guide',
})

/**
 * The page of a component: what it is, when it is right, what it promises; then its props and stories. Of a screen of
 * the product only the first story, for each one has its own address and its own answers of the service.
 */
export default function ComponentPage() {
  const { parameters } = useOf('meta', ['meta']).preparedMeta
  const guide = guideBeside(String(parameters['fileName']))
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {guide?.alsoCalled !== undefined && <p>Also called: {guide.alsoCalled.join(', ')}.</p>}
      <Primary />
      {guide !== undefined && <Lines guide={guide} />}
      <Heading>Props</Heading>
      <Controls />
      {parameters['page'] !== true && <Stories />}
    </>
  )
}

/** The guide in the folder of a file of stories. Pages of the app have none. */
function guideBeside(storiesFile: string): Guide | undefined {
  const folder = storiesFile.slice(storiesFile.indexOf('packages/'), storiesFile.lastIndexOf('/') + 1)
  const found = Object.entries(guides).find(([file]) => file.startsWith(`../${folder}`))
  return found?.[1]
}

function Lines({ guide }: { guide: Guide }) {
  return (
    <>
      <Part title="When to use" lines={guide.whenToUse} />
      <Part title="Root" lines={[guide.root]} />
      <Part title="Do" lines={guide.do} />
      <Part title="Don’t" lines={guide.dont} />
      <Part title="Accessibility" lines={guide.accessibility} />
    </>
  )
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <Heading>{title}</Heading>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}
