import { expect, it } from 'vitest'
import type { LiveConnection } from '../../types/connection.ts'
import { checkWalletAccount } from './checkWalletAccount.ts'

const one = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A wallet that listed `before` on connecting and lists `now`, each with the selected account first. */
function check(before: string[], now: string[] | Error, address = one) {
  const toAccounts = (all: string[]) => all.map((address) => ({ address, type: 'eoa' }))
  const connect = async () => {
    if (now instanceof Error) throw now
    return { accounts: toAccounts(now) }
  }
  const live = { opened: { connect }, accounts: toAccounts(before) }
  return checkWalletAccount(live as unknown as LiveConnection, address)
}
const isRefused = {
  code: 'WALLET_OTHER_ACCOUNT',
  params: { address: '0xf39F…2266' },
  longMessage: `The wallet is on ${other}, not on ${one}.`,
}

it('`checkWalletAccount` refuses a wallet that has changed its account without an event', async () => {
  await expect(check([one], [other])).rejects.toMatchObject(isRefused)
  await expect(check([one, other], [other, one])).rejects.toMatchObject(isRefused)
})

it('`checkWalletAccount` accepts any account of the wallet that the user has selected', async () => {
  await expect(check([other, one], [other, one])).resolves.toBeUndefined()
  await expect(check([one], [one, other])).resolves.toBeUndefined()
})

it('`checkWalletAccount` accepts a locked or silent wallet, since the request will prompt the user', async () => {
  await expect(check([one], [])).resolves.toBeUndefined()
  await expect(check([one], new Error('no answer'))).resolves.toBeUndefined()
})
