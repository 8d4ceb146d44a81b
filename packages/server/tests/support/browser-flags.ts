/**
 * A page that is tested lives for minutes and makes much that is soon of no use. With more room for what is young, and with
 * what was compiled kept, it takes a twentieth less of a processor.
 */
export const ROOMY = '--js-flags=--min-semi-space-size=64 --max-semi-space-size=64 --no-flush-bytecode'
