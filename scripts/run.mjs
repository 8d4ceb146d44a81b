// Entry of npm start, npm test and npm run dev|build|storybook: node scripts/run.mjs <task> [arguments].
// Kept to old syntax, so that an old Node prints the line below rather than a syntax error.
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(
    'Sightline needs Node 20 or newer, and this is Node ' + process.versions.node + '. See https://nodejs.org',
  )
  process.exit(1)
}

import('./tasks.mjs').then(
  ({ runTask }) => runTask(process.argv[2], process.argv.slice(3)),
  (error) => {
    console.error(error)
    process.exit(1)
  },
)
