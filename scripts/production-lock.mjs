/**
 * The part of a lock file that the given packages need in production, as the lock of a package of its own. Versions and
 * checksums stay, so `npm ci` installs what was tested. @throws where a package is not locked
 */
export function productionLock({ packages }, workspace, { name, version }) {
  const source = packages[workspace]
  const manifest = {
    name,
    version,
    dependencies: exact(source.dependencies),
    optionalDependencies: exact(source.optionalDependencies),
  }
  const kept = new Map()
  for (const wanted of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }))
    keep(wanted, workspace)

  /** Versions as they are locked. Workspaces are built into the server. */
  function exact(dependencies = {}) {
    return Object.fromEntries(
      Object.keys(dependencies)
        .map((wanted) => [wanted, packages[placeOf(wanted, workspace)]])
        .filter(([, entry]) => entry?.link !== true)
        .map(([wanted, entry]) => [wanted, entry.version]),
    )
  }

  function keep(wanted, from, isOptional = false) {
    const place = placeOf(wanted, from)
    if (place === undefined) {
      if (isOptional) return
      throw new Error(`${wanted}, which ${from} needs, is not in package-lock.json`)
    }
    const target = place.startsWith(`${workspace}/`) ? place.slice(workspace.length + 1) : place
    if (kept.has(target)) return
    const entry = packages[place]
    kept.set(target, withoutMark(entry))
    for (const next of Object.keys({ ...entry.dependencies })) keep(next, place)
    for (const next of Object.keys({ ...entry.optionalDependencies, ...neededPeers(entry) })) keep(next, place, true)
  }

  /** Where Node finds a package from a folder: the folder's own, then outwards. */
  function placeOf(wanted, from) {
    const parts = from.split('/')
    for (let end = parts.length; end >= 0; end -= 1) {
      const place = [...parts.slice(0, end), 'node_modules', wanted].join('/')
      if (place in packages) return place
    }
    return undefined
  }

  const entries = [...kept].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, ...Object.fromEntries(entries) },
  }
}

/** npm installs peers as well, unless they are optional. */
function neededPeers({ peerDependencies = {}, peerDependenciesMeta = {} }) {
  return Object.fromEntries(
    Object.entries(peerDependencies).filter(([name]) => peerDependenciesMeta[name]?.optional !== true),
  )
}

/** Whether a package is for development is said of the whole repository. */
function withoutMark({ dev: _dev, devOptional: _devOptional, ...entry }) {
  return entry
}
