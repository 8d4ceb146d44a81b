/**
 * Runs tasks one after the other and yields their results, so that the service can answer other people too. A `for
 * await` loop may stop at any result; the remaining tasks are then not started.
 * @throws the error of a task, after which no other is started
 */
export async function* sequentially<Task, Outcome>(
  tasks: Iterable<Task>,
  run: (task: Task) => Promise<Outcome>,
): AsyncGenerator<Awaited<Outcome>, void> {
  for (const task of tasks) yield run(task)
}

/** Counts 1, 2, 3 and so on: page numbers, for as long as the next one is requested. */
export function* countedFromOne(): Generator<number, void> {
  for (let number = 1; ; number += 1) yield number
}
