import { msg } from '@lingui/core/macro'
import { CircleAlert, Upload, X } from 'lucide-react'
import { useId, useState, type ComponentPropsWithRef, type DragEvent } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { Button } from '../../actions/Button/index.ts'
import { column, isWrong, type FieldProps } from '../Field/index.ts'
import { Optional } from '../Field/Field.styles.ts'
import { Icon } from '../../data/Icon/index.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import type { StrictOmit } from '../../props.ts'
import { isAccepted } from './isAccepted.ts'

type AriaProps = StrictOmit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'>

export interface FileFieldProps extends FieldProps, AriaProps {
  /** Accepted file extensions and MIME types, for example `.csv`. */
  acceptedFileTypes: readonly string[]
  /** The selected file; null for none. Without it the field keeps the file itself. */
  value?: File | null | undefined
  /** Called with the newly selected file, or with null when it is removed. */
  onChange?: ((file: File | null) => void) | undefined
  /**
   * Whether no file can be selected.
   * @default false
   */
  isDisabled?: boolean | undefined
  /**
   * Whether the file is being uploaded.
   * @default false
   */
  isPending?: boolean | undefined
}

/** Selects one file from the device, by a button or by dropping it onto the field. */
export function FileField(props: FileFieldProps) {
  const { label, description, errorMessage, isOptional = false, acceptedFileTypes, value, onChange, ...other } = props
  const { isDisabled = false, isPending = false, ...rest } = other
  const text = useText()
  const id = useId()
  const [kept, setKept] = useState<File | null>(null)
  const chosen = value === undefined ? kept : value
  const [isOver, setIsOver] = useState(false)
  const [refused, setRefused] = useState<string>()
  const choose = (next: File | null) => {
    setKept(next)
    setRefused(undefined)
    onChange?.(next)
  }
  const canDrop = !isDisabled && !isPending
  const hover = (event: DragEvent) => {
    if (!canDrop || !event.dataTransfer.types.includes('Files')) return
    // Prevents the browser from opening the dropped file.
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    if (!canDrop) return
    event.preventDefault()
    setIsOver(false)
    const file = event.dataTransfer.files.item(0)
    if (file === null) return
    if (isAccepted(file, acceptedFileTypes)) choose(file)
    else setRefused(file.name)
  }
  const types = acceptedFileTypes.join(', ')
  const error = isWrong(errorMessage)
    ? errorMessage
    : refused !== undefined && text(msg`${refused} is not accepted. Accepted types: ${types}`)
  return (
    <Root {...rest} role="group" aria-labelledby={`${id}-label`} data-invalid={error !== false || undefined}>
      <Label id={`${id}-label`}>
        {label}
        {isOptional && <Optional> {text(msg`optional`)}</Optional>}
      </Label>
      {/** The button is the keyboard alternative. */}
      <Line
        data-part="drop-zone"
        data-drop-target={isOver || undefined}
        onDragEnter={hover}
        onDragOver={hover}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <FileTrigger acceptedFileTypes={[...acceptedFileTypes]} onSelect={(files) => choose(files?.item(0) ?? null)}>
          <Button icon={Upload} isDisabled={isDisabled} isPending={isPending} aria-describedby={`${id}-text`}>
            {text(msg`Choose a file`)}
          </Button>
        </FileTrigger>
        {chosen === null && <Hint>{text(msg`or drop it here`)}</Hint>}
        {chosen !== null && (
          <Chosen data-part="file">
            <bdi>{chosen.name}</bdi>
            <IconButton
              size="sm"
              icon={X}
              aria-label={text(msg`Remove`)}
              isDisabled={isDisabled || isPending}
              onPress={() => choose(null)}
            />
          </Chosen>
        )}
      </Line>
      <Text id={`${id}-text`} data-wrong={error !== false || undefined} aria-live="polite">
        {error !== false ? (
          <>
            <Icon icon={CircleAlert} size={14} />
            <span>{error}</span>
          </>
        ) : (
          description
        )}
      </Text>
    </Root>
  )
}

const Root = styled.div`
  ${column}
`

const Label = styled.span`
  ${typography.body}
  font-weight: 540;
`

const Line = styled.div`
  ${typography.body}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-5']};
  padding: ${token['space-5']};
  border: 1px dashed ${token['border-control']};
  border-radius: ${token['radius-md']};
  overflow-wrap: anywhere;
  &[data-drop-target] {
    border-color: ${token.accent};
    background: ${token['accent-soft']};
  }
  [data-invalid] > & {
    border-color: ${token['negative-solid']};
  }
`

const Hint = styled.span`
  color: ${token['text-tertiary']};
  [data-drop-target] > & {
    color: ${token['accent-text']};
  }
`

const Chosen = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token['space-2']};
  min-inline-size: 0;
`

const Text = styled.div`
  ${typography.caption}
  color: ${token['text-tertiary']};
  &[data-wrong] {
    display: flex;
    align-items: center;
    gap: ${token['space-3']};
    color: ${token['negative-text']};
  }
`
