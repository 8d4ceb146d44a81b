import { existsSync } from 'node:fs'
import { dirname, relative } from 'node:path'

/** Whether a path is a folder or lies below it. Both are absolute. */
export const isWithin = (path: string, folder: string): boolean => !relative(folder, path).startsWith('..')

/** A path, or as much of its beginning as exists. */
export const nearestThere = (path: string): string => (existsSync(path) ? path : nearestThere(dirname(path)))
