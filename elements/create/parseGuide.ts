/** A page of `elements/reference/frameworks`, as an app is built from its text. */
export interface Guide {
  /** Shell commands that create the app in the folder `my-app`, and install its packages and this one. */
  create: string
  /** Complete files by their paths in the app. */
  files: Readonly<Record<string, string>>
  /** Lines that add the test wallet during development, and the file that gets them. Null if a file has them already. */
  testWallet: { path: string; code: string } | null
  /** The oldest major and minor version of Node that the framework runs in. */
  node: readonly [major: number, minor: number]
}

const testWallet =
  /add "Test Wallet",[^`]*?by\s+these\s+lines\s+(?:at\s+the\s+top\s+of|below\s+`'use client'`\s+in)(?:\s+the\s+script\s+of)?\s+`([^`\s]+)`[\s\S]*?^```js\n([\s\S]*?)^```/m

/** Returns complete files of a page by path: each block of code after a line that begins with the file's path. */
export function readFiles(name: string, text: string): Record<string, string> {
  const files: Record<string, string> = {}
  const blocks = text.matchAll(/^`([^`\n]+\.\w+)`[^\n]*(?:\n[^\n]+)?:\n\n```\w+\n([\s\S]*?)^```/gm)
  for (const [, path = '', content = ''] of blocks) {
    if (path in files) throw new Error(`The page ${name} has the file ${path} twice.`)
    files[path] = content
  }
  return files
}

/** Returns the lines of a page that add the test wallet, with the path of their file. */
export function readTestWallet(text: string): Guide['testWallet'] {
  const [, path, code] = testWallet.exec(text) ?? []
  return path && code ? { path, code } : null
}

/** Parses the text of a guide. Throws if it lacks what an app needs. */
export function parseGuide(name: string, text: string): Guide {
  const [, create] = /^## Create\n[\s\S]*?^```sh\n([\s\S]*?)^```/m.exec(text) ?? []
  const [, major, minor] = /Node (\d+)\.(\d+)[^\n]* or newer/.exec(text) ?? []
  const files = readFiles(name, text)
  if (!create || !minor || Object.keys(files).length === 0)
    throw new Error(`The guide ${name} lacks its commands, its version of Node or its files.`)
  return { create, files, testWallet: readTestWallet(text), node: [Number(major), Number(minor)] }
}
