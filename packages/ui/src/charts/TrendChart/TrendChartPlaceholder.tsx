import type { ComponentPropsWithRef } from 'react'
import { Skeleton } from '../../components/feedback/Skeleton/index.ts'
import { Ghost, Head, Content, Root } from '../ChartFrame/ChartFrame.styles.ts'
import type { StrictOmit } from '../../components/props.ts'

/** Reserves the space of a TrendChart while its data or its code are loading. */
export function TrendChartPlaceholder(props: StrictOmit<ComponentPropsWithRef<'section'>, 'children'>) {
  return (
    <Root {...props} aria-hidden="true">
      <Head>
        <Skeleton inlineSize="9rem" blockSize="0.75rem" />
        <Skeleton inlineSize="6rem" blockSize="0.75rem" />
      </Head>
      <Content $isReserved>
        <Ghost />
      </Content>
    </Root>
  )
}
