import { readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { MetricFamily } from './text-format.ts'

const loop = monitorEventLoopDelay({ resolution: 20 })
loop.enable()

/** What this process uses, by the names that every client of Prometheus gives. */
export function processMetrics(): MetricFamily[] {
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed } = process.memoryUsage()
  const longest = loop.max / 1e9
  loop.reset()
  return [
    one('process_cpu_seconds_total', 'Processor time.', 'counter', (user + system) / 1e6),
    one('process_resident_memory_bytes', 'Memory of the server, without its engine.', 'gauge', rss),
    one('process_start_time_seconds', 'When the server started.', 'gauge', performance.timeOrigin / 1000),
    ...openFiles().map((count) => one('process_open_fds', 'Open files and connections.', 'gauge', count)),
    one('nodejs_heap_size_used_bytes', 'Memory of objects.', 'gauge', heapUsed),
    one('nodejs_eventloop_lag_max_seconds', 'The longest pause since the metrics were last read.', 'gauge', longest),
  ]
}

/** Linux tells them; others have no such folder. */
function openFiles(): number[] {
  try {
    return [readdirSync('/proc/self/fd').length]
  } catch {
    return []
  }
}

const one = (name: string, help: string, type: 'counter' | 'gauge', value: number): MetricFamily => ({
  name,
  help,
  type,
  samples: [{ value }],
})
