import { PublicKey } from '@solana/web3.js'
import type { Chain } from './Chain.ts'

const program = new PublicKey('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')

/** A text of Metaplex: its length in 4 bytes, then UTF-8 that zeros fill to the length. */
function filled(text: string, length: number): Buffer {
  const bytes = Buffer.alloc(4 + length)
  bytes.writeUInt32LE(length)
  bytes.write(text, 4)
  return bytes
}

/** Writes the account in which Metaplex's Token Metadata has name and symbol of a mint. */
export function giveSymbol(
  chain: Chain,
  mint: string,
  { name, symbol }: { name: string; symbol: string },
): void {
  const key = new PublicKey(mint)
  const seeds = [Buffer.from('metadata'), program.toBuffer(), key.toBuffer()]
  const [account] = PublicKey.findProgramAddressSync(seeds, program)
  const kind = Buffer.from([4])
  const authority = Buffer.alloc(32)
  const data = [kind, authority, key.toBuffer(), filled(name, 32), filled(symbol, 10)]
  chain.setAccount(account.toBase58(), program.toBase58(), Buffer.concat(data))
}
