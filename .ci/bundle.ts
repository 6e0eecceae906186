import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { inRepository } from './paths.ts'

/** A file of dist/cdn, as listed in the build's manifest (`elements/bundle/manifest.mjs`). */
export interface Chunk {
  /** Name of the room (`elements/bundle/rooms.mjs`), or of the first module if Rollup has placed it. */
  name: string
  imports: string[]
  dynamicImports: string[]
  /** Paths from the root of the repository. */
  modules: string[]
}

/** The built script-tag bundle and the import graph of its files. */
export class Bundle {
  readonly chunks: ReadonlyMap<string, Chunk>

  constructor() {
    const manifest = readFileSync(inRepository('.cache/bundle.json'), 'utf8')
    this.chunks = new Map(Object.entries(JSON.parse(manifest) as Record<string, Chunk>))
  }

  text(file: string): string {
    return readFileSync(inRepository('dist/cdn', file), 'utf8')
  }

  filesOf(matches: (module: string) => boolean): string[] {
    return [...this.chunks].filter(([, { modules }]) => modules.some(matches)).map(([file]) => file)
  }

  /** Returns the files of rooms; a room that has no file fails. */
  filesNamed(names: readonly string[]): string[] {
    return names.map((name) => {
      const [file] = [...this.chunks].find(([, chunk]) => chunk.name === name) ?? []
      if (!file) throw new Error(`no file is named ${name}: see elements/bundle/rooms.mjs`)
      return file
    })
  }

  fileOf(module: string): string {
    const [file] = this.filesOf((one) => one === module)
    if (!file) throw new Error(`${module} is in no chunk: was it moved?`)
    return file
  }

  /** Returns files with all their static imports; with `lazy` also their dynamic ones. */
  closure(files: Iterable<string>, { lazy = false } = {}): Set<string> {
    const reached = new Set<string>()
    const visit = (file: string) => {
      const chunk = this.chunks.get(file)
      if (!chunk) throw new Error(`${file} is imported but not in the bundle`)
      if (reached.has(file)) return
      reached.add(file)
      for (const next of [...chunk.imports, ...(lazy ? chunk.dynamicImports : [])]) visit(next)
    }
    for (const file of files) visit(file)
    return reached
  }

  /**
   * Returns the transferred size of files, each compressed as by `gzip -9`. The line with the name of the source map,
   * about 25 bytes in each file, is not counted.
   */
  gzipBytes(files: Iterable<string>): number {
    let sum = 0
    for (const file of files) {
      const code = this.text(file).replace(/\n\/\/# sourceMappingURL=.*\n*$/, '\n')
      sum += gzipSync(code, { level: 9 }).byteLength
    }
    return sum
  }
}
