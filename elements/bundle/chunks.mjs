import { relative } from 'node:path'
import { shardName } from './registry.mjs'
import { rooms, sdk } from './rooms.mjs'
import { root } from './root.mjs'
import { textsOf } from './texts.mjs'

/** Entry of the script at page load, which is a single file without static imports. */
const entry = 'elements/wallet-modal.ts'

/** Parts of hashes that every family needs. A library's other parts of this size have files of their own. */
const hashes = /node_modules\/@noble\/hashes\/esm\/(?:_u64|utils|crypto|sha3)\.js$/

/** The emitter of WalletConnect's packages and of centrifuge, which goes with what else they share. */
const emitter = /node_modules\/events\/events\.js$/

/** SHA-2, and a module that only re-exports a part of it, which would be one more file beside it. */
const sha2 = /^node_modules\/@noble\/hashes\/esm\/(?:_md|sha2|sha256)\.js$/

/** Length in characters from which a library's module has a file of its own if its room does not need it. */
const largeLength = 1500

/**
 * Texts of a language other than English load in three files: for the opened view, for reviews of requests, and for all other
 * views. English is in the rooms.
 */
function textChunk(id) {
  const { tag = 'en', part } = textsOf(id) ?? {}
  if (tag === 'en') return undefined
  if (part === 'opened') return `text-${tag}`
  return `text-${tag}-${part === 'reviews' ? part : 'views'}`
}

/** Maps each room to the names of the rooms that have loaded with it, its own among them. */
const loadedWith = new Map()
for (const { name, after } of rooms) {
  const before = after.flatMap((one) => {
    const known = loadedWith.get(one)
    if (!known) throw new Error(`${name} is listed before ${one}: see elements/bundle/rooms.mjs`)
    return [...known]
  })
  loadedWith.set(name, new Set([...before, name]))
}

/** Returns the name of the room that holds a module which is imported dynamically. */
function roomOf(path) {
  const matching = rooms.flatMap(({ name, holds }) =>
    holds.filter((prefix) => path.startsWith(prefix)).map((prefix) => ({ name, prefix })),
  )
  const [found] = matching.sort((a, b) => b.prefix.length - a.prefix.length)
  if (!found) throw new Error(`no room holds ${path}: see elements/bundle/rooms.mjs`)
  return found.name
}

/** Returns the latest room that has loaded with all of these. */
const commonRoom = (names) =>
  rooms.findLast(({ name }) => names.every((one) => loadedWith.get(one).has(name)))?.name

/** Maps the ids of modules to the names of their rooms. A module without one is placed by Rollup. */
function assign({ getModuleIds, getModuleInfo }) {
  const importsOf = (id) => getModuleInfo(id)?.importedIds ?? []
  const isOwn = (id) => /^(?:src|elements)\//.test(relative(root, id))

  /** Returns the ids of all modules that a module imports statically, its own among them. */
  const reach = (id, reached = new Set()) => {
    if (!reached.has(id)) {
      reached.add(id)
      for (const next of importsOf(id)) reach(next, reached)
    }
    return reached
  }

  /** Names of the rooms that need a module, by its id; the script at page load has no name. */
  const needing = new Map()
  const add = (ids, room) => {
    for (const id of ids) needing.set(id, (needing.get(id) ?? new Set()).add(room))
  }
  for (const id of getModuleIds()) {
    const path = relative(root, id)
    if (path === entry) add(reach(id), '')
    if (!isOwn(id) || textChunk(id) || getModuleInfo(id).dynamicImporters.length === 0) continue
    const room = roomOf(path)
    const withSdk = `${room}-sdk`
    const reached = reach(id)
    const needsSdk = loadedWith.has(withSdk) && [...reached].some((one) => sdk.test(one))
    add(reached, needsSdk ? withSdk : room)
  }

  const isSmall = (id) =>
    isOwn(id) ||
    hashes.test(id) ||
    emitter.test(id) ||
    (getModuleInfo(id)?.code?.length ?? 0) < largeLength
  const assigned = new Map()
  const isPlaced = (id) => assigned.get(id) !== null
  /** Places what a module imports, then the module; null: Rollup places it. */
  const place = (id) => {
    if (assigned.has(id)) return
    assigned.set(id, null)
    importsOf(id).forEach(place)
    const names = needing.get(id)
    if (names.has('')) return void assigned.set(id, undefined)
    const room = commonRoom([...names])
    // A room gets what only later rooms need if that is small, and brings nothing large.
    if (names.has(room) || (isSmall(id) && importsOf(id).every(isPlaced))) assigned.set(id, room)
  }
  for (const id of needing.keys()) place(id)
  return assigned
}

const assignments = new WeakMap()

/** Implements Rollup's `manualChunks` by the rooms. */
export function chunkOf(id, graph) {
  const data = textChunk(id) ?? shardName(id)
  if (data) return data
  if (sha2.test(relative(root, id))) return 'sha2'
  let assigned = assignments.get(graph)
  if (!assigned) {
    assigned = assign(graph)
    assignments.set(graph, assigned)
  }
  return assigned.get(id) ?? undefined
}
