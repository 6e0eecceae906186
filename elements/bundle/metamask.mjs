const core = '@metamask/mobile-wallet-protocol-core'
const theirs = /node_modules\/@metamask\/mobile-wallet-protocol-/

/** Two functions of a package of many, for which the client imports it. */
const base64Id = '\0metamask-base64'

/** Has the packages of MetaMask's protocol take up what they use alone. */
export const metamaskParts = {
  name: 'metamask-parts',
  resolveId(source, importer, options) {
    // Its package.json leads to the CommonJS file alone, whose unused classes stay in a bundle.
    if (source === core) return this.resolve(`${core}/dist/index.mjs`, importer, options)
    if (!theirs.test(importer)) return null
    if (source === '@metamask/utils') return base64Id
    // `events` is in the file anyway, with centrifuge. It throws for an event `error` without a listener: `relay.ts` has some.
    return source === 'eventemitter3' ? this.resolve('events/', importer, options) : null
  },
  load(id) {
    if (id !== base64Id) return null
    const functions = ['base64ToBytes = base64.decode', 'bytesToBase64 = base64.encode']
    return `import { base64 } from '@scure/base'; ${functions.map((one) => `export const ${one}`).join(';')}`
  },
}
