import { Stack, Text } from '@sightline/ui'

/** The headline of a text that a task has worded, and its points; a name in them keeps its own direction. */
export function WordedText({ text }: { text: string | null }) {
  const [headline = '', ...points] = (text ?? '').split('\n').filter((line) => line !== '')
  return (
    <Stack gap={3}>
      <Text variant="primary" size="lg" dir="auto">
        {headline}
      </Text>
      {points.map((point) => (
        <Text key={point} dir="auto">
          {point.replace(/^- /, '• ')}
        </Text>
      ))}
    </Stack>
  )
}
