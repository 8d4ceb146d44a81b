import { Trans } from '@lingui/react/macro'
import { Card, CopyButton, DescriptionList, Inline, Text } from '@sightline/ui'
import { hrefOf } from '../../../lib/navigation/hash.ts'
import { paths } from '../../../lib/navigation/paths.ts'

/** The code and the link that one gives to those whom one invites. */
export function Invite({ code }: { code: string }) {
  const link = new URL(hrefOf(`${paths.register}&invite_code=${encodeURIComponent(code)}`), location.href).href
  return (
    <Card
      title={<Trans>Invite others</Trans>}
      description={<Trans>Whoever registers with your code or your link counts as invited by you.</Trans>}
    >
      <DescriptionList
        items={[
          { id: 'code', term: <Trans>Your code</Trans>, description: <Copied value={code} /> },
          { id: 'link', term: <Trans>Your link</Trans>, description: <Copied value={link} /> },
        ]}
      />
    </Card>
  )
}

function Copied({ value }: { value: string }) {
  return (
    <Inline gap={4}>
      <Text>
        <bdi dir="ltr">{value}</bdi>
      </Text>
      <CopyButton value={value} />
    </Inline>
  )
}
