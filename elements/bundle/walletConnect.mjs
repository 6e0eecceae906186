/**
 * Files that have a `-browser` variant. The `browser` field of package.json does not lead bundlers to these variants.
 */
const browserFiles = [
  { importer: /node_modules\/multiformats\//, source: /\/sha2\.js$/ },
  { importer: /node_modules\/ethers\/lib\.esm\//, source: /\/(crypto|base64|geturl)\.js$/ },
]

export const browserHashes = {
  name: 'browser-hashes',
  resolveId(source, importer, options) {
    const isOne = browserFiles.some((one) => one.source.test(source) && one.importer.test(importer))
    return isOne ? this.resolve(source.replace(/\.js$/, '-browser.js'), importer, options) : null
  },
}

const wasmNames =
  'bip39Generate bip39ToEntropy bip39ToMiniSecret bip39ToSeed bip39Validate blake2b ed25519KeypairFromSeed ed25519Sign ed25519Verify hmacSha256 hmacSha512 keccak256 keccak512 pbkdf2 scrypt secp256k1Compress secp256k1Expand secp256k1FromSeed secp256k1Recover secp256k1Sign sha256 sha512 twox waitReady'.split(
    ' ',
  )

/**
 * Modules that are imported but never called, each with its replacement. WalletConnect's packages import modules that
 * only wallets need, their own storage and log, which the connector replaces by its own, and a sign-in that the modal
 * does not use. Solana's SDK imports its RPC connection and the encoding of program data, but the modal uses only the
 * SDK's transactions. Polkadot's packages get hashes from @noble/hashes, since WebAssembly would need
 * `wasm-unsafe-eval` in the page's CSP.
 */
const unused = {
  '@msgpack/msgpack': 'export const decode = refuse, encode = refuse',
  '@polkadot/wasm-crypto': `export const isReady = () => false, ${wasmNames.map((name) => `${name} = refuse`)}`,
  '@walletconnect/keyvaluestorage': 'export default refuse',
  blakejs: 'export const blake2b = refuse',
  borsh: 'export const deserialize = refuse, deserializeUnchecked = refuse, serialize = refuse',
  'jayson/lib/client/browser': 'export default refuse',
  pino: 'export default refuse; export const levels = { values: {} }',
  viem: 'export const recoverAddress = refuse',
}
const unusedPrefix = '\0unused:'

export const leaveOutUnused = {
  name: 'leave-out-unused',
  resolveId(source, importer) {
    const isTheirs = /node_modules\/@(walletconnect|solana|polkadot)\//.test(importer)
    return isTheirs && Object.hasOwn(unused, source) ? unusedPrefix + source : null
  },
  load(id) {
    if (!id.startsWith(unusedPrefix)) return null
    const refuse = `const refuse = () => { throw new Error('Left out of this build.') }`
    return `${refuse}; ${unused[id.slice(unusedPrefix.length)]}`
  },
}
