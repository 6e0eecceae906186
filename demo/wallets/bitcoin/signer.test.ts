import { sha256 } from '@noble/hashes/sha2'
import { createBase58check, hex } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { toSign } from './bip322.ts'
import { chainOf } from './chains.ts'
import { createBitcoinSigner } from './signer.ts'

/** Key, messages and signatures are those of BIP-322's examples. */
const wif = 'L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k'
const key = hex.encode(createBase58check(sha256).decode(wif).slice(1, 33))
const signer = createBitcoinSigner(key, chainOf('mainnet'))

describe('BIP-322', () => {
  test('the payment and ordinals addresses of a key have the expected types', () => {
    expect(signer.payment.address).toBe('bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l')
    expect(signer.ordinals.address).toMatch(/^bc1p/)
  })

  test.each([
    ['', '1e9654e951a5ba44c8604c4de6c67fd78a27e81dcadcfe1edf638ba3aaebaed6'],
    ['Hello World', '88737ae86f2077145f93cc4b153ae9a1cb8d56afa511988c149c5c8c9d93bddf'],
  ])('the to_sign transaction for "%s" has the test vector’s id', (message, txid) => {
    expect(toSign(message, signer.payment.output).getId()).toBe(txid)
  })

  test('the signature of "Hello World" is one of the test vectors', () => {
    expect([
      'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
      'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    ]).toContain(signer.signMessage(signer.payment, 'Hello World', 'bip322'))
  })
})
