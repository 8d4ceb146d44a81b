import { Drawing } from './Paywall.styles.ts'

/** Fills the place of what is locked with a blurred drawing of nobody’s figures. */
export function PaywallDrawing() {
  return (
    <Drawing data-part="drawing" viewBox="0 0 400 200" preserveAspectRatio="none" aria-hidden="true">
      <path d={band} data-part="band" />
      <path d={line} data-part="line" />
    </Drawing>
  )
}

const line = 'M0 110 C 40 150 70 150 110 110 S 180 60 220 84 S 300 120 340 70 S 390 60 400 66'
const band = `${line} V 116 C 380 104 360 110 340 120 S 270 170 220 134 S 150 128 110 160 S 40 190 0 120 Z`
