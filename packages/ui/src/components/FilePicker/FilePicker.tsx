import { msg } from '@lingui/core/macro'
import { CircleAlert, Upload } from 'lucide-react'
import { useId } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import styled from 'styled-components'
import { useText } from '../../text/useText.ts'
import { token } from '../../theme/theme.ts'
import { type } from '../../theme/typography.ts'
import { Button } from '../Button/index.ts'
import { column, isWrong, type FieldProps } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'

export interface FilePickerProps extends FieldProps {
  /** Endings and types that can be chosen: `.csv`. */
  acceptedFileTypes: readonly string[]
  /** The file that was chosen. */
  file: File | null
  onFileChange: (file: File | null) => void
}

/** One file from the person’s device. */
export function FilePicker({ label, help, error, acceptedFileTypes, file, onFileChange }: FilePickerProps) {
  const text = useText()
  const id = useId()
  return (
    <Root role="group" aria-labelledby={`${id}-label`}>
      <Label id={`${id}-label`}>{label}</Label>
      <Line>
        <FileTrigger
          acceptedFileTypes={[...acceptedFileTypes]}
          onSelect={(files) => onFileChange(files?.item(0) ?? null)}
        >
          <Button icon={Upload} aria-describedby={`${id}-text`}>
            {text(msg`Choose a file`)}
          </Button>
        </FileTrigger>
        {file !== null && <bdi>{file.name}</bdi>}
      </Line>
      <Text id={`${id}-text`} data-wrong={isWrong(error) || undefined} aria-live="polite">
        {isWrong(error) ? (
          <>
            <Icon icon={CircleAlert} size={14} />
            <span>{error}</span>
          </>
        ) : (
          help
        )}
      </Text>
    </Root>
  )
}

const Root = styled.div`
  ${column}
`

const Label = styled.span`
  ${type.body}
  font-weight: 540;
`

const Line = styled.div`
  ${type.body}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-5']};
  overflow-wrap: anywhere;
`

const Text = styled.div`
  ${type.caption}
  color: ${token['text-tertiary']};
  &[data-wrong] {
    display: flex;
    align-items: center;
    gap: ${token['space-3']};
    color: ${token['negative-text']};
  }
`
