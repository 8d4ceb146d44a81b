import { styled, keyframes } from 'styled-components'
import { forcedEdge, reducedMotion, token } from '../../theme/theme.ts'
import { tabular, typography } from '../../theme/typography.ts'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
`

const pulse = keyframes`
  0% { opacity: 1; }
  50% { opacity: 0.35; }
  100% { opacity: 1; }
`

/** The middle of three rings; the outer two are shadows of its own. */
export const Rings = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 7rem;
  block-size: 7rem;
  --ring: ${token.accent};
  &[data-state='seen'] {
    --ring: ${token['positive-solid']};
  }
  &[data-state='dropped'] {
    --ring: ${token['warning-solid']};
  }
`

export const Ring = styled.span<{ $index: number }>`
  position: absolute;
  inset: ${({ $index }) => $index * 0.875}rem;
  border: 1.5px solid color-mix(in srgb, var(--ring) ${({ $index }) => 25 + $index * 17}%, transparent);
  border-radius: ${token['radius-full']};
  background: color-mix(in srgb, var(--ring) 4%, transparent);
  [data-state='waiting'] > & {
    animation: ${pulse} ${token['duration-pulse']} ${({ $index }) => (2 - $index) * 240}ms ease-out infinite;
  }
  ${reducedMotion} {
    [data-state='waiting'] > & {
      animation: none;
    }
  }
`

export const Core = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border-radius: ${token['radius-full']};
  color: ${token['bg-surface']};
  background: var(--ring);
`

export const Title = styled.h2`
  ${typography.heading}
  margin: ${token['space-6']} 0 ${token['space-2']};
`

export const Text = styled.div`
  ${typography.body}
  color: ${token['text-secondary']};
  overflow-wrap: anywhere;
`

export const Log = styled.ol.attrs({ role: 'list' })`
  ${typography.body}
  display: grid;
  gap: ${token['space-4']};
  inline-size: 100%;
  margin: ${token['space-7']} 0 0;
  padding: ${token['space-5']} ${token['space-6']};
  border-radius: ${token['radius-md']};
  background: ${token['bg-subtle']};
  list-style: none;
  text-align: start;
  ${forcedEdge}
`

export const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  &[data-state='done'] > svg {
    color: ${token['positive-text']};
  }
  &[data-state='running'] {
    font-weight: ${token['weight-medium']};
  }
  & > time,
  & > [data-part='note'] {
    ${tabular}
    margin-inline-start: auto;
    font-weight: ${token['weight-regular']};
    color: ${token['text-tertiary']};
  }
`

export const Help = styled.div`
  ${typography.caption}
  margin-block-start: ${token['space-6']};
  color: ${token['text-secondary']};
`
