/** A spacer of the height of the rows that are not drawn. */
export function Spacer({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tbody aria-hidden="true">
      <tr style={{ blockSize: height }} />
    </tbody>
  )
}
