import { readFile } from 'node:fs/promises'
import type { RunningProduct } from '../tests/support/product.ts'

/** Bytes that the processes of a product hold in memory. */
export interface Memory {
  server: number
  engine: number
}

export async function readMemory(product: RunningProduct): Promise<Memory> {
  return { server: await residentBytes(product.process.pid), engine: await residentBytes(await product.enginePid()) }
}

/** Looks twice a second at what server and engine hold in memory. */
export function watchMemory(product: RunningProduct): { end(): Memory } {
  const most = { server: 0, engine: 0 }
  const look = async () => {
    const { server, engine } = await readMemory(product)
    most.server = Math.max(most.server, server)
    most.engine = Math.max(most.engine, engine)
  }
  const timer = setInterval(() => void look(), 500)
  return {
    end() {
      clearInterval(timer)
      return most
    },
  }
}

/** What a process holds by itself, and what it has of files on the disk, which the system can drop and read again. Bytes. */
export interface OwnMemory {
  own: number
  mapped: number
}

export async function readOwnMemory(pid: number | undefined): Promise<OwnMemory> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  const bytesOf = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0) * 1024
  const own = bytesOf('Private_Dirty')
  return { own, mapped: bytesOf('Rss') - own }
}

async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
}
