import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that open pages of the product first, and those without a process last: the first take longest, and while one that
 * began last ends, a processor rests.
 */
export class ScreensFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const screens: TestSpecification[] = []
    const others: TestSpecification[] = []
    const units: TestSpecification[] = []
    // Not a list's own `sort`.
    // oxlint-disable-next-line unicorn/no-array-sort
    for (const file of await super.sort(files)) {
      if (file.project.name === 'node') units.push(file)
      else if (opensPages(file)) screens.push(file)
      else others.push(file)
    }
    return [...screens, ...others, ...units]
  }
}

const opensPages = ({ moduleId }: TestSpecification): boolean =>
  moduleId.endsWith('.test.ts') && /\/(browser|demo-pages)\.ts'/.test(readFileSync(moduleId, 'utf8'))
