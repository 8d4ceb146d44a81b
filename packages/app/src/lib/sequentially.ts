/**
 * Does one thing after the other, and gives what came of each: the service has other people to answer too. Whoever listens
 * with `for await` may stop at any, and what is left is not begun.
 * @throws what a thing throws, and then does no more
 */
export async function* sequentially<Thing, Done>(
  things: Iterable<Thing>,
  perform: (thing: Thing) => Promise<Done>,
): AsyncGenerator<Awaited<Done>, void> {
  for (const thing of things) yield perform(thing)
}

/** 1, 2, 3 and so on: pages, for as long as somebody asks for the next. */
export function* countedFromOne(): Generator<number, void> {
  for (let number = 1; ; number += 1) yield number
}
