import { expect, it } from 'vitest'
import { connectAccount } from '../testing/connectAccount.ts'
import { fakeServices } from '../testing/fakeServices.ts'
import { button, dialog, showView, textsOf } from '../testing/showView.tsx'

const nfts = () => dialog().getByRole('list', { name: 'NFTs' }).getByRole('figure')

async function openNfts(): Promise<void> {
  connectAccount()
  showView('Account')
  await dialog().getByRole('tab', { name: 'NFTs' }).click()
}

const received = (name: string, url: string, direction = 'in') => ({
  id: `${name} ${direction}`,
  metadata: {
    operationType: 'receive',
    hash: '0x1',
    chain: 'eip155:1',
    minedAt: direction === 'in' ? '2026-01-05T00:00:00Z' : '2026-01-06T00:00:00Z',
    status: 'confirmed',
  },
  transfers: [
    {
      direction,
      quantity: { numeric: '1' },
      nft_info: { name, content: { preview: { url } }, flags: { is_spam: false } },
    },
  ],
})

it('the NFT list removes an item that was transferred, and requests no image from a forbidden URL', async () => {
  const data = [
    received('Given', 'https://a.example/1.png', 'out'),
    received('Given', 'https://a.example/1.png'),
    received('Script', 'javascript:alert(1)'),
    received('Insecure', 'http://a.example/2.png'),
  ]
  fakeServices({ history: () => ({ data, next: null }) })
  await openNfts()
  await expect
    .poll(() => textsOf(nfts()))
    .toEqual([expect.stringContaining('Script'), expect.stringContaining('Insecure')])
  expect(nfts().getByRole('img', { includeHidden: true }).elements()).toEqual([])
})

it('an NFT can be sent if the history tells which transaction has brought it', async () => {
  const there = received('There', 'https://a.example/2.png')
  const data = [
    received('Here', 'https://a.example/1.png'),
    { ...there, metadata: { ...there.metadata, hash: undefined } },
  ]
  fakeServices({ history: () => ({ data, next: null }) })
  await openNfts()
  await expect.element(button('Send Here')).toBeVisible()
  await expect.poll(() => textsOf(nfts())).toHaveLength(2)
  expect(button('Send There').elements()).toEqual([])
})

it('the NFT list shows that it is empty, or that the history failed to load', async () => {
  let response: unknown = 500
  fakeServices({ history: () => response })
  await openNfts()
  await expect.element(dialog().getByText('NFTs didn’t load.')).toBeVisible()
  response = { data: [], next: null }
  await button('Try again').click()
  await expect.element(dialog().getByText('No NFTs on this network yet.')).toBeVisible()
})
