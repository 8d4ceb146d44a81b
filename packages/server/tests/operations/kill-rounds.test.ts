import { expect, test } from 'vitest'
import { killRounds, WORKS } from '../support/reliability/kill-rounds.ts'

// More of them, with each victim during each work: npm run bench -- kills.
test('whatever is under way when something is killed, nothing is lost or doubled', async () => {
  const victims = ['both', 'server', 'server', 'engine', 'server'] as const
  const result = await killRounds(WORKS.map((work, index) => ({ work, victim: victims[index] ?? 'both' })))
  expect(result.acknowledged).toBeGreaterThan(20)
  expect(result).toMatchObject({
    lost: 0,
    doubled: 0,
    differingVisits: 0,
    wrongImports: 0,
    rowsOfDeleted: 0,
    wrongBackups: 0,
  })
})
