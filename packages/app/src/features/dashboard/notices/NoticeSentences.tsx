import { Stack, Text } from '@sightline/ui'
import { NoticeSentence } from './NoticeSentence.tsx'
import type { SourceNotice } from './sourceNotices.ts'

/** The limits of the metrics, a sentence for each notice. */
export default function NoticeSentences({ notices }: { notices: readonly SourceNotice[] }) {
  return (
    <Stack gap={3}>
      {notices.map((notice) => (
        <Text key={notice.kind}>
          <NoticeSentence notice={notice} />
        </Text>
      ))}
    </Stack>
  )
}
