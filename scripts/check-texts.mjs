// Fails when `lingui extract` would change a catalogue, or a text lacks its translation. Writes nothing.
import { node24, tool } from './paths.mjs'
import { run } from './supervise.mjs'

const lingui = (...args) => run(node24, [tool('@lingui/cli', 'lingui'), 'check', ...args, '--verbose'])

const codes = [await lingui('sync', '--clean', '--overwrite'), await lingui('missing')]
if (codes.some((code) => code !== 0)) {
  console.error('Run `npm run i18n:extract`, then translate what is empty in the .po files.')
  process.exitCode = 1
}
