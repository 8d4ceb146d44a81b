import { styled } from 'styled-components'

interface OpenViewProps {
  name: string
  /** The name with its state, for example “Readers, changed”. */
  title: string
}

/** The name of the open view. A long name is truncated, the state after it is not. */
export function OpenViewName({ name, title }: OpenViewProps) {
  const [before = '', ...after] = title.split(name)
  return (
    <Root title={title}>
      {before}
      <Name>{name}</Name>
      {after.join(name)}
    </Root>
  )
}

/** Leaves the room that the button and the sheet around it take on a narrow screen. */
const Root = styled.span`
  display: flex;
  max-inline-size: min(18rem, 100vw - 7rem);
  white-space: pre;
`

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`
