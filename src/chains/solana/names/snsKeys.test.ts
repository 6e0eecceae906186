import { base58 } from '@scure/base'
import { PublicKey } from '@solana/web3.js'
import { expect, it } from 'vitest'
import { favoriteKey, isOnCurve, isRoot, keysOf, reverseKey } from './snsKeys.ts'

/** Keys that the SDK of the Solana Name Service publishes in its tests, or derives (version 3.0.26). */
const published = {
  'bonfida.sol': {
    registry: 'Crf8hzfthWGbGbLTVCiqRqV5MVnbpHB1L9KQMd6gsinb',
    recordV1: '5WCZ6uhXPXJ7UrzBvXBnE9biZykq1ezJ6JhYe6CHgA7d',
    recordV2: 'ETARvCjLwjyM6Jux1ndxuXuYEYy56Nf5uvU3abL1WyW6',
    nft: 'ET1ZtHQxL7oii4R4aMqvd2Rqf6cxwwbJZPHJNqSFLWZn',
    mint: '4eH4KgXyMEmfJWqXukYNud3vqobGxfFAtDprWf2jLjQE',
  },
  'dex.bonfida.sol': {
    registry: 'HoFfFXqFHAC8RP3duuQNzag1ieUwJRBv1HtRNiWFq4Qu',
    recordV1: 'CjRyEYB8g7qSiqmeghp9G3n71EvoRgS8Q9c9sVnecVxt',
    recordV2: 'FmgzeC1ZgudCU2zYwoXmcs2Q141eqjqqD9RJnwMDkVEL',
    nft: 'Gg9DCxhaUBy8TWeiBEU26uWxzUyG37dqb6mjsgUZhV9i',
    mint: 'GjhZ1HuLxwhg2kSKgELEfbS3qjXYxpaqepjk7ecvUihc',
  },
}

it.each(Object.entries(published))('the keys of %s equal those of the SDK', (name, keys) => {
  const own = Object.entries(keysOf(name)).map(([what, key]) => [what, base58.encode(key)])
  expect(Object.fromEntries(own)).toEqual(keys)
})

it.each([
  ['domain1.sol', 'GBrd6Q53eu1T2PiaQAtm92r3DwxmoGvZ2D6xjtVtN1Qt'],
  ['sub.domain2.sol', 'A3EFmyCmK5rp73TdgLH8aW49PJ8SJw915arhydRZ6Sws'],
])('the record of %s has the key that the SDK computes', (name, key) => {
  expect(base58.encode(keysOf(name).recordV2)).toBe(key)
})

it('the reverse records of a name and a subdomain, and a favorite, have the keys that the SDK computes', () => {
  const root = base58.decode('58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx')
  const { registry } = keysOf('bonfida.sol')
  const sub = keysOf('dex.bonfida.sol').registry
  expect(isRoot(root)).toBe(true)
  expect(base58.encode(reverseKey(registry, root))).toBe(
    'DqgmWxe2PPrfy45Ja3UPyFGwcbRzkRuwXt3NyxjX8krg',
  )
  expect(base58.encode(reverseKey(sub, registry))).toBe(
    '6tAdEpjsrzHuRqJW3XMXEV7DFyCWW4giW6mW4bgvhcYV',
  )
  expect(base58.encode(favoriteKey('FidaeBkZkvDqi1GXNEwB8uWmj9Ngx2HXSS5nyGRuVFcZ'))).toBe(
    '5dwhr8ZMdfhRKYKFvcA8dXCUyGskkWaJvBZySXgFnydU',
  )
})

it('`isOnCurve` agrees with web3.js for 64 keys', () => {
  for (let byte = 0; byte < 64; byte += 1) {
    const key = new Uint8Array(32).fill(byte)
    expect(isOnCurve(key)).toBe(PublicKey.isOnCurve(key))
  }
})
