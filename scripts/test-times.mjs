/** Lines of a table: the projects with their files, tests and seconds, and the files that took longest. */
export function timesOf(files, slowest = 20) {
  // The Node of whoever starts the tests may have no `Object.groupBy`.
  const projects = [...new Set(files.map(({ project }) => project))].map((project) => {
    const own = files.filter((file) => file.project === project)
    return {
      project,
      files: own.length,
      tests: sum(own.map(({ tests }) => tests)),
      seconds: sum(own.map(({ seconds }) => seconds)),
    }
  })
  const bySeconds = (one, other) => other.seconds - one.seconds
  return [
    'project          files  tests  seconds',
    ...projects
      .toSorted(bySeconds)
      .map(
        ({ project, files: count, tests, seconds }) =>
          `${project.padEnd(16)} ${cell(count, 5)} ${cell(tests, 6)} ${cell(seconds, 8)}`,
      ),
    '',
    `the ${slowest} slowest files, in seconds`,
    ...files
      .toSorted(bySeconds)
      .slice(0, slowest)
      .map(({ project, file, seconds }) => `${cell(seconds, 6)}  ${file} (${project})`),
  ]
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

const cell = (number, width) => String(Math.round(number)).padStart(width)
