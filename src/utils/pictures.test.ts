import { expect, it } from 'vitest'
import { families } from '../chains/families.ts'
import { nativePicture, networkPicture } from './networkPictures.ts'
import { tokenPicture } from './tokenPictures.ts'

const usdc = 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const builtIn = Object.values(families).flatMap(({ networks }) => networks)

it.each(builtIn.map(({ slug, network }) => [slug, network.caipNetworkId]))(
  'the network %s and its native token have pictures in the package',
  (_, id) => {
    expect(networkPicture(id)).toMatch(/^<svg /)
    expect(nativePicture(id)).toMatch(/^<svg /)
  },
)

it('a test network does not have the picture of its main network', () => {
  const idOf = (wanted: string) =>
    builtIn.find(({ slug }) => slug === wanted)?.network.caipNetworkId ?? ''
  expect(networkPicture(idOf('sepolia'))).not.toBe(networkPicture(idOf('ethereum')))
  expect(nativePicture(idOf('base-sepolia'))).not.toBe(nativePicture(idOf('base')))
})

it('a network that is not built in has no picture, whatever its id', () => {
  expect(networkPicture('eip155:424242')).toBeUndefined()
  expect(networkPicture('constructor')).toBeUndefined()
  expect(nativePicture('')).toBeUndefined()
})

it('a token has its picture by network and contract, in either case on EVM', () => {
  expect(tokenPicture(usdc)).toMatch(/^<svg /)
  expect(tokenPicture(usdc.toLowerCase())).toBe(tokenPicture(usdc))
  expect(tokenPicture(`${solana}:${mint}`)).toBe(tokenPicture(usdc))
})

it('the same address on another network, and a Solana address in another case, have no picture', () => {
  expect(tokenPicture(usdc.replace('eip155:1:', 'eip155:56:'))).toBeUndefined()
  expect(tokenPicture(`${solana}:${mint.toLowerCase()}`)).toBeUndefined()
})
