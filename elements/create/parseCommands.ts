interface Commands {
  /** Values that `npm pkg set` writes, by key: `scripts.build`. */
  set: Record<string, string>
  /** Packages that are installed, without this one; each may end with `@` and a version. */
  installed: string[]
  installedForDevelopment: string[]
}

/** Parses the commands of a guide that write an app's `package.json`. */
export function parseCommands(commands: string): Commands {
  const parsed: Commands = { set: {}, installed: [], installedForDevelopment: [] }
  for (const line of commands.split('\n')) {
    const [, given] = /^npm pkg set (.+)/.exec(line) ?? []
    for (const [, key = '', quoted, plain] of (given ?? '').matchAll(
      /([\w.]+)=(?:"([^"]*)"|(\S+))/g,
    ))
      parsed.set[key] = quoted ?? plain ?? ''
    const [, flag, names] = /^npm install (--save-dev )?(.+)/.exec(line) ?? []
    const packages = (names ?? '').split(' ').filter((name) => name && name !== 'wallet-modal')
    parsed[flag ? 'installedForDevelopment' : 'installed'].push(...packages)
  }
  return parsed
}
