import { msg } from '@lingui/core/macro'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useText } from '../../text/useText.ts'
import { visuallyHidden } from '../../theme/theme.ts'
import { Button } from '../Button/index.ts'

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  value: string
  /** Called once it is there. */
  onCopy?: () => void
}

const copiedMs = 2000

/** Copies a text, and says so for two seconds. */
export function CopyButton({ value, onCopy }: CopyButtonProps) {
  const text = useText()
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => setOutcome(null), copiedMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setOutcome('copied')
      onCopy?.()
    } catch {
      setOutcome('failed')
    }
  }
  const said = { copied: text(msg`Copied`), failed: text(msg`Could not copy`) }
  return (
    <>
      <Button size="sm" icon={outcome === 'copied' ? Check : Copy} onPress={() => void copy()}>
        {outcome === null ? text(msg`Copy`) : said[outcome]}
      </Button>
      <Announcement aria-live="polite">{outcome !== null && said[outcome]}</Announcement>
    </>
  )
}

const Announcement = styled.span`
  ${visuallyHidden}
`
