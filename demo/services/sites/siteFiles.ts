import { readFile, stat } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** A folder served under a path: `/` or `/wallet-modal/`. */
export interface Mount {
  urlPrefix: string
  dir: string
}

export interface SiteFile {
  path: string
  type: string
  cacheControl: string
  content: Buffer
}

const TEXT: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

const BINARY: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const zip = promisify(gzip)

/** Caches the compressed content of each path, but only the latest content. */
const zipped = new Map<string, { content: Buffer; result: Promise<Buffer> }>()

/** The file in the first mount that has it. Source code and unknown types are not served. */
export async function findFile(mounts: Mount[], path: string): Promise<SiteFile | undefined> {
  const type = typeOf(path)
  if (type === undefined || path.includes('\0')) return undefined
  for (const { urlPrefix, dir } of mounts) {
    if (!path.startsWith(urlPrefix)) continue
    const root = resolve(dir)
    const file = join(root, path.slice(urlPrefix.length))
    if (!file.startsWith(root + sep) || !(await isFile(file))) continue
    return { path: file, type, cacheControl: cacheControlOf(path), content: await readFile(file) }
  }
  return undefined
}

/** A file that exists only in memory. */
export function textFile(path: string, text: string): SiteFile {
  const type = typeOf(path) ?? 'text/html; charset=utf-8'
  return { path, type, cacheControl: 'no-store', content: Buffer.from(text) }
}

/** The gzip of a text file; undefined for compressed formats. */
export async function compressed(file: SiteFile): Promise<Buffer | undefined> {
  if (!(extname(file.path) in TEXT)) return undefined
  const known = zipped.get(file.path)
  if (known?.content.equals(file.content)) return await known.result
  const result = zip(file.content, { level: 9 })
  zipped.set(file.path, { content: file.content, result })
  return await result
}

function typeOf(path: string): string | undefined {
  const extension = extname(path)
  return TEXT[extension] ?? BINARY[extension]
}

/** A file with a hash in its name never changes. Both build tools put such files into `chunks/`. */
function cacheControlOf(path: string): string {
  if (/\/chunks\/[^/]+-[\w-]{7,8}\.\w+$/.test(path)) return 'public, max-age=31536000, immutable'
  return path.endsWith('.html') ? 'no-store' : 'no-cache'
}

async function isFile(file: string): Promise<boolean> {
  return await stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
}
