import { Fragment } from 'react'

/** An e-mail address, which breaks before its signs where it has no room in one line. */
export const EmailText = ({ email }: { email: string }) => (
  <bdi dir="ltr">
    {email.split(/(?=[@.])/).map((part, index) => (
      // The same part may come twice.
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </bdi>
)
