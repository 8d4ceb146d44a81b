import { writeFileSync } from 'node:fs'
import { beginningOf } from './test-tally.mjs'

/**
 * A reporter of Vitest's that writes what its JSON leaves out: how long each file took, by project, and which tests passed
 * only when they were tried again. It goes to the file that TEST_TIMES names. Why a test was tried again is printed at once.
 */
export default class TimesReporter {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky !== true) return
    const messages = test.result().errors?.map(({ stack, message }) => stack ?? message)
    console.log(`tried again: ${test.module.relativeModuleId}: ${test.fullName}${beginningOf(messages)}`)
  }

  onTestRunEnd(modules) {
    const files = modules.map((module) => ({
      project: module.project.name,
      file: module.relativeModuleId,
      seconds: module.diagnostic().duration / 1000,
      tests: [...module.children.allTests()].length,
    }))
    const retried = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky === true)
        .map((test) => `${module.relativeModuleId}: ${test.fullName}`),
    )
    writeFileSync(process.env.TEST_TIMES, JSON.stringify({ files, retried }))
  }
}
