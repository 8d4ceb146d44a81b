import { Trans, useLingui } from '@lingui/react/macro'
import { CodeSnippet } from '@sightline/ui'

/** A link that works once: it is shown now and never again. */
export function OneTimeLink({ link }: { link: string }) {
  const { t } = useLingui()
  return (
    <>
      <p>
        <Trans>Give them this link. It sets the password, works once, and is not shown again.</Trans>
      </p>
      <CodeSnippet aria-label={t`One-time link`} code={link} />
    </>
  )
}
