import { vi } from 'vitest'
import { createFakeStorage } from '../../../src/storage/testing/fakeStorage.ts'
import type { Family } from '../families/Family.ts'
import { mutate, replaceAt } from './mutate.ts'
import type { Lie, Moment, World } from './World.ts'

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A document that is shown; code reads its members from the prototype. */
class VisibleDocument {
  get hidden() {
    return false
  }
  addEventListener() {}
  removeEventListener() {}
}

/** The browser around the pages of a site: its storage, which another tab may change, and the globals that code reads. */
export class Browser {
  readonly storage = createFakeStorage()
  private readonly target = new EventTarget()

  constructor(private readonly world: World) {
    vi.stubGlobal('localStorage', this.storage)
    vi.stubGlobal('Document', VisibleDocument)
    vi.stubGlobal('document', new VisibleDocument())
    vi.stubGlobal('addEventListener', this.target.addEventListener.bind(this.target))
    vi.stubGlobal('window', globalThis)
    vi.stubGlobal('location', new URL('https://site.example/'))
    // A spy would stay in Vitest's list until the process ends, with the arguments of all calls.
    vi.stubGlobal('console', { ...console, info() {}, warn() {}, error() {} })
  }

  close(): void {
    vi.unstubAllGlobals()
  }

  /** Another tab writes the stored values about which the world lies from this moment on. */
  enter(moment: Moment, family: Family): void {
    for (const lie of this.world.lies)
      if (lie.entry.kind === 'stored' && lie.from === moment) this.write(lie, family)
  }

  private write({ entry, ...lie }: Lie, family: Family): void {
    const key = entry.source.replace('{namespace}', family.namespace)
    const present = this.storage.getItem(key)
    const honest = present === null ? family.forged?.[key] : parse(present)
    if (honest === undefined) return
    const forged = replaceAt(honest, entry.field, (value) =>
      mutate(value, { entry, ...lie }, entry.row[0], family.others, undefined),
    )
    this.storage.setItem(key, typeof forged === 'string' ? forged : JSON.stringify(forged))
    const times = lie.lie === 'twice' ? 2 : 1
    for (let time = 0; time < times; time += 1)
      this.target.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }
}
