import { connectionEvents, evmAddress, expect, test } from '../../fixtures/chains/evmAndSolana.ts'
import { errorCodes } from '../../fixtures/page/attributes.ts'

const garbage: Record<string, string> = {
  'wallet-modal/active_namespace': 'dogecoin',
  'wallet-modal/active_caip_network_id': 'solana',
  'wallet-modal/active_caip_network_ids': 'eip155:,solana:<script>,eip155:8453,nonsense,,:',
  'wallet-modal/active_addresses': 'solana:unknown,,eip155',
  'wallet-modal/connected_namespaces': 'eip155,dogecoin,solana,',
  'wallet-modal/connection_status': 'connected',
  'wallet-modal/solana:connected_connector_id': 'constructor',
  'wallet-modal/preferred_account_types': '{"dogecoin":"eoa"}',
}

test('malformed entries in storage are ignored, and the valid entries are applied', async ({
  host,
  page,
  openBoth,
  connectBoth,
}) => {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, garbage)
  await openBoth()
  await host.command('switch-network', { network: 'ethereum' })
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  await connectBoth()
  expect(Object.keys((await host.state()).accounts).sort()).toEqual(['eip155', 'solana'])
  const events = await connectionEvents(host)
  expect(events.filter((one) => one.startsWith('error'))).toEqual([])
})

test('a wallet that returns an address of another family is refused, and the active family does not change', async ({
  host,
  openBoth,
}) => {
  await openBoth({ solana: { addresses: [evmAddress] } })
  await host.command('connect', { wallet: 'test.wallet' })
  const result = await host.command('connect', { wallet: 'Test Wallet', namespace: 'solana' })
  expect(result).toEqual({ error: 'WALLET_INVALID_RESPONSE' })
  await expect(host.element()).toHaveAttribute('address', evmAddress)
  expect(Object.keys((await host.state()).accounts)).toEqual(['eip155'])
})

test('a malformed CAIP id in an attribute or command emits an error and changes nothing', async ({
  host,
  openBoth,
}) => {
  await host.open({ attributes: { networks: 'ethereum solana:', debug: '' } })
  await expect.poll(() => errorCodes(host)).toEqual(['INVALID_ATTRIBUTE'])
  await openBoth({ evm: null, solana: null })
  for (const network of ['solana:', ':1', 'eip155:1:0x', 'solana:nowhere', 'bip122:x']) {
    expect(await host.command('switch-network', { network })).toEqual({
      error: 'NETWORK_NOT_FOUND',
    })
  }
  expect((await host.state()).caipNetworkId).toBe('eip155:1')
})
