import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { inRepository } from './paths.ts'

/** One file of dist/cdn, as the build describes it (`elements/bundle/manifest.mjs`). */
export interface Chunk {
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

  /** The files that hold modules of which `matches` is true. */
  filesOf(matches: (module: string) => boolean): string[] {
    return [...this.chunks].filter(([, { modules }]) => modules.some(matches)).map(([file]) => file)
  }

  /** Whether a file holds nothing but modules of packages. */
  isLibrary(file: string): boolean {
    const modules = this.chunks.get(file)?.modules ?? []
    return !modules.some((module) => /^(?:src|elements)\//.test(module))
  }

  /** The file that holds a module. */
  fileOf(module: string): string {
    const [file] = this.filesOf((one) => one === module)
    if (!file) throw new Error(`${module} is in no chunk: was it moved? See .ci/budgets.ts`)
    return file
  }

  /** Those files and all they cannot run without; with `lazy` also what they may load later. */
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
   * What a server sends for these files, each compressed by itself as `gzip -9` does. The line that names the source map,
   * for developer tools, is left out of it: some 25 bytes a file.
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
