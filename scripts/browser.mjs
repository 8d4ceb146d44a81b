import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './command-line.mjs'
import { node24, root, tool } from './paths.mjs'
import { run } from './supervise.mjs'

/** The path of a Chromium that runs, the nearest one first: named, installed, in Playwright's cache, downloaded, from apt. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (runs(named)) return named
    throw new Failure(`CHROMIUM_PATH is ${named}, and no browser starts there.`)
  }

  const found = findInstalledBrowser()
  if (found !== undefined) return found

  console.log('No Chromium here; trying to get one …')
  for (const attempt of [downloadWithPlaywright, installWithApt]) {
    if (await attempt()) {
      const got = findInstalledBrowser()
      if (got !== undefined) return got
    }
  }
  throw new Failure(
    'The tests need Chromium or Chrome, and none could be downloaded. Install one or set CHROMIUM_PATH.',
  )
}

/** As above, but `undefined` rather than a download. */
export const findInstalledBrowser = () => [...installed(), ofPlaywright()].find(runs)

/** What a program is given that starts a browser but does not look for one: a named one stays, otherwise one that is here. */
export function browserEnvironment() {
  if (process.env.CHROMIUM_PATH) return {}
  const found = findInstalledBrowser()
  return found === undefined ? {} : { CHROMIUM_PATH: found }
}

function installed() {
  if (process.platform === 'darwin')
    return ['Google Chrome', 'Chromium'].flatMap((name) =>
      ['/Applications', `${process.env.HOME}/Applications`].map(
        (folder) => `${folder}/${name}.app/Contents/MacOS/${name}`,
      ),
    )
  if (process.platform === 'win32')
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((folder) =>
      ['Google\\Chrome', 'Chromium'].map((name) =>
        path.join(process.env[folder] ?? '', name, 'Application', 'chrome.exe'),
      ),
    )
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

function ofPlaywright() {
  const ask = "console.log(require('playwright').chromium.executablePath())"
  return spawnSync(node24, ['-e', ask], { cwd: root, encoding: 'utf8' }).stdout.trim()
}

/** That it starts is worth asking: on Ubuntu `chromium-browser` may only tell how to install it. */
function runs(file) {
  if (!existsSync(file)) return false
  // Chrome for Windows answers --version by opening a window.
  if (process.platform === 'win32') return true
  return spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0
}

const quietly = (command, args, env) => run(command, args, { env, output: () => {}, timeout: 300_000 })

const downloadWithPlaywright = async () =>
  (await quietly(node24, [tool('playwright'), 'install', '--no-shell', 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000',
  })) === 0

async function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const apt = (...args) =>
    quietly('apt-get', ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', ...args], {
      DEBIAN_FRONTEND: 'noninteractive',
    })
  return (await apt('update')) === 0 && (await apt('install', '--yes', 'chromium')) === 0
}
