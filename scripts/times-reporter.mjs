import { writeFileSync } from 'node:fs'

/**
 * A reporter of Vitest's that writes what its JSON leaves out: how long each file took, by project, and which tests passed
 * only when they were tried again. It goes to the file that TEST_TIMES names.
 */
export default class TimesReporter {
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
