import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that open pages of the product first: they take longest, and while one that began last ends, a processor rests. */
export class ScreensFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [screens, others] = [[], []] as [TestSpecification[], TestSpecification[]]
    // Not a list's own `sort`.
    // oxlint-disable-next-line unicorn/no-array-sort
    for (const file of await super.sort(files)) (opensPages(file) ? screens : others).push(file)
    return [...screens, ...others]
  }
}

const opensPages = ({ moduleId }: TestSpecification): boolean =>
  moduleId.endsWith('.test.ts') && /\/(browser|demo-pages)\.ts'/.test(readFileSync(moduleId, 'utf8'))
