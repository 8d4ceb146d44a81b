import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Callout, Checkbox, Columns, CopyButton, DownloadIcon, Inline, Stack } from '@sightline/ui'
import { useState } from 'react'

/** Shows recovery codes once, to be copied or downloaded; going on needs a confirmation that they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useLingui()
  const [isKept, setKept] = useState(false)
  const text = codes.join('\n')
  return (
    <Stack>
      <Callout tone="warning" title={<Trans>Keep these recovery codes. They are shown only now.</Trans>}>
        <Trans>Each signs you in once, when your phone is not at hand.</Trans>
      </Callout>
      <Columns from="sm" gap={4}>
        {codes.map((code) => (
          <code key={code} dir="ltr">
            {code}
          </code>
        ))}
      </Columns>
      <Inline>
        <CopyButton value={text} />
        <Button size="sm" icon={DownloadIcon} onPress={() => download(text)}>
          <Trans>Download</Trans>
        </Button>
      </Inline>
      <Checkbox isSelected={isKept} onChange={setKept}>
        {t`I have saved these codes`}
      </Checkbox>
      <Inline>
        <Button variant="primary" isDisabled={!isKept} onPress={onDone}>
          <Trans>Done</Trans>
        </Button>
      </Inline>
    </Stack>
  )
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href: url, download: 'sightline-recovery-codes.txt' }).click()
  setTimeout(() => URL.revokeObjectURL(url))
}
