import { lazyPart } from '../Overlay/lazyPart.tsx'

/** What a tooltip is drawn and placed with, which comes with the first that is shown. */
export const [LazyBubble, prepareBubble] = lazyPart(async () => (await import('./TooltipBubble.tsx')).TooltipBubble)
