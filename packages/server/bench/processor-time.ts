import { readFile } from 'node:fs/promises'

/** Linux counts in hundredths of a second. */
const MS_PER_TICK = 10

/** What a process has used of the processors, in it and for it in the kernel. */
export async function processorMs(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number)
  return (user + system) * MS_PER_TICK
}
