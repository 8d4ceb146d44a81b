import { Link, Text } from '@sightline/ui'

/** Credits the database of countries. Its licence requires this very sentence, so it is not translated. */
export const Attribution = () => (
  <Text size="sm" variant="quiet" lang="en" dir="ltr">
    {'This site or product includes IP2Location LITE data available from '}
    <Link href="https://lite.ip2location.com" isExternal>
      https://lite.ip2location.com
    </Link>
    .
  </Text>
)
