import { Link, token, type } from '@sightline/ui'
import styled from 'styled-components'

/** Countries come from a database whose licence asks for this very sentence, so it is not translated. */
export const Attribution = () => (
  <Line lang="en" dir="ltr">
    {'This site or product includes IP2Location LITE data available from '}
    <Link href="https://lite.ip2location.com" isExternal>
      https://lite.ip2location.com
    </Link>
    .
  </Line>
)

const Line = styled.p`
  ${type.caption}
  margin: 0;
  color: ${token['text-tertiary']};
`
