import { msg } from '@lingui/core/macro'
import { ChartLine, CloudOff, Inbox, Table2 } from 'lucide-react'
import { useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Button } from '../../components/actions/Button/index.ts'
import { Icon } from '../../components/data/Icon/index.ts'
import { IconButton } from '../../components/actions/IconButton/index.ts'
import { VisuallyHidden } from '../../components/layout/VisuallyHidden/index.ts'
import { useText } from '../../format/useText.ts'
import { Controls, Ghost, Head, Message, Note, Content, Root } from './ChartFrame.styles.ts'
import type { ChartLoadingProps, ChartRows } from './ChartFrame.types.ts'
import { ChartTable } from './ChartTable.tsx'
import { DownloadMenu } from './DownloadMenu.tsx'
import { hasData, isOnItsWay, type StrictOmit } from '../../components/props.ts'

export interface ChartFrameProps extends ChartLoadingProps, StrictOmit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Accessible name of the chart. */
  'aria-label': string
  /** The legend of the chart, with totals. */
  legend?: ReactNode | undefined
  /** Controls of the chart, at the end of its header. */
  controls?: ReactNode | undefined
  /**
   * Whether the chart has no data.
   * @default false
   */
  isEmpty?: boolean | undefined
  /** The data as rows, for the table and the downloaded file. */
  data: ChartRows
  /**
   * File name of the downloads, without extension.
   * @default the caption of the data
   */
  fileName?: string | undefined
  /**
   * Whether the frame is as high as its content instead of the fixed height of a chart.
   * @default false
   */
  hasContentHeight?: boolean | undefined
  /**
   * The place of the head: above the content, or below it, as for the scale of a map.
   * @default 'top'
   */
  headPlacement?: 'top' | 'bottom' | undefined
  /** A sentence below the drawing about what it shows. */
  note?: ReactNode | undefined
  /** The drawing of the chart. */
  children: ReactNode
}

/** The parts of every chart: a head, a drawing of constant height, the same data as a table, and both as files. */
export function ChartFrame({
  legend,
  controls,
  loadingState = 'idle',
  errorMessage,
  onRetry,
  isEmpty = false,
  empty,
  data,
  fileName = data.caption,
  hasContentHeight = false,
  headPlacement = 'top',
  note,
  children,
  ...rest
}: ChartFrameProps) {
  const text = useText()
  const content = useRef<HTMLDivElement>(null)
  const [isTable, setIsTable] = useState(false)
  const isReady = hasData(loadingState) && !isEmpty
  return (
    <Root
      data-part="chart"
      {...rest}
      $isHeadLast={headPlacement === 'bottom'}
      aria-busy={isOnItsWay(loadingState) || undefined}
    >
      <Head>
        {legend}
        <Controls>
          {controls}
          {isReady && (
            <>
              <IconButton
                size="sm"
                icon={isTable ? ChartLine : Table2}
                aria-label={isTable ? text(msg`View as chart`) : text(msg`View as table`)}
                onPress={() => setIsTable(!isTable)}
              />
              <DownloadMenu {...{ fileName, data }} drawing={isTable ? null : content} />
            </>
          )}
        </Controls>
      </Head>
      {isReady && isTable ? (
        <ChartTable data={data} isReserved={!hasContentHeight} />
      ) : (
        <Content ref={content} $isReserved={!hasContentHeight} data-stale={loadingState === 'filtering' || undefined}>
          {isReady ? children : <Instead {...{ loadingState, errorMessage, onRetry, empty }} />}
        </Content>
      )}
      {isReady && note !== undefined && <Note data-part="note">{note}</Note>}
    </Root>
  )
}

/** The message in place of the drawing. */
function Instead({ loadingState, errorMessage, onRetry, empty }: ChartLoadingProps) {
  const text = useText()
  if (loadingState === 'loading')
    return (
      <div>
        <VisuallyHidden>{text(msg`Loading`)}</VisuallyHidden>
        <Ghost />
      </div>
    )
  if (loadingState === 'error')
    return (
      <Message role="alert">
        <Icon icon={CloudOff} size={20} />
        <p>{errorMessage}</p>
        {onRetry !== undefined && (
          <Button size="sm" onPress={onRetry}>
            {text(msg`Try again`)}
          </Button>
        )}
      </Message>
    )
  return (
    <Message>
      <Icon icon={Inbox} size={20} />
      <p>{empty ?? text(msg`No data in this range`)}</p>
    </Message>
  )
}
