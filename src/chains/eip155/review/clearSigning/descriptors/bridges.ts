import { account, amount, contractFile, does, hidden, native, on, raw, says } from './parts.ts'

const otherChain = { path: 'destinationChainId', label: 'To network', format: 'chainId' }

/**
 * Bridges: Across, Circle's CCTP, Arbitrum, OP Stack and Polygon. Functions are those of the packages
 * `@across-protocol/contracts` (with CCTP and the L2 gateway of Arbitrum), `@arbitrum/nitro-contracts`,
 * `@arbitrum/token-bridge-contracts`, `@eth-optimism/contracts-bedrock` and `@maticnetwork/meta`.
 */
export const bridges = [
  contractFile(
    { owner: 'Across', contractName: 'Spoke pool' },
    {
      1: '0x5c7BCd6E7De5423a257D81B442095A1a6ced35C5',
      10: '0x6f26Bf09B1C792e3228e5467807a900A503c0281',
      137: '0x9295ee1d8C5b022Be115A2AD3c30C72E34e7F096',
      324: '0xE0B015E54d54fc84a6cB9B666099c46adE9335FF',
      8453: '0x09aea4b2242abC8bb4BB78D537A67a245A7bEC64',
      42161: '0xe35e9842fceaCA96570B734083f4a58e8F7C5f2A',
      84532: '0x82B564983aE7274c86695917BBf8C99ECb6F0F8F',
      11155111: '0x5ef6C01E11889d86803e0B23e3cB3F9E9d97B662',
    },
    {
      'depositV3(address depositor,address recipient,address inputToken,address outputToken,uint256 inputAmount,uint256 outputAmount,uint256 destinationChainId,address exclusiveRelayer,uint32 quoteTimestamp,uint32 fillDeadline,uint32 exclusivityDeadline,bytes message)':
        says(
          'Bridge',
          'Bridge {inputAmount} to network {destinationChainId}',
          amount('inputAmount', 'Give', 'inputToken'),
          amount('outputAmount', 'Get', 'outputToken', { chainIdPath: 'destinationChainId' }),
          otherChain,
          account('recipient', 'To'),
          account('depositor', 'Paid back to'),
          {
            ...raw('fillDeadline', 'Valid until'),
            format: 'date',
            params: { encoding: 'timestamp' },
          },
          hidden('exclusiveRelayer'),
          hidden('quoteTimestamp'),
          hidden('exclusivityDeadline'),
          raw('message', 'Message to the receiver'),
        ),
    },
  ),
  contractFile(
    { owner: 'Circle', contractName: 'CCTP messenger' },
    {
      1: '0xBd3fa81B58Ba92a82136038B25aDec7066af3155',
      10: '0x2B4069517957735bE00ceE0fadAE88a26365528f',
      137: '0x9daF8c91AEFAE50b9c0E69629D3F6Ca40cA3B3FE',
      8453: '0x1682Ae6375C4E4A97e4B583BC394c861A46D8962',
      42161: '0x19330d10D9Cc8751218eaf51E8885D058642E08A',
    },
    {
      'depositForBurn(uint256 amount,uint32 destinationDomain,bytes32 mintRecipient,address burnToken)':
        says(
          'Bridge',
          'Bridge {amount} to domain {destinationDomain} of CCTP',
          amount('amount', 'Give', 'burnToken'),
          raw('destinationDomain', 'To CCTP domain'),
          account('mintRecipient.[-20:]', 'To'),
        ),
    },
  ),
  contractFile(
    { owner: 'Circle', contractName: 'CCTP messenger 2' },
    on('0x28b5a0e9C621a5BadaA536219b3a228C8168cf5d', 1, 10, 137, 8453, 42161, 43114),
    {
      'depositForBurn(uint256 amount,uint32 destinationDomain,bytes32 mintRecipient,address burnToken,bytes32 destinationCaller,uint256 maxFee,uint32 minFinalityThreshold)':
        says(
          'Bridge',
          'Bridge {amount} to domain {destinationDomain} of CCTP',
          amount('amount', 'Give', 'burnToken'),
          amount('maxFee', 'Fee of it at most', 'burnToken'),
          raw('destinationDomain', 'To CCTP domain'),
          account('mintRecipient.[-20:]', 'To'),
          account('destinationCaller.[-20:]', 'Delivered only by'),
          hidden('minFinalityThreshold'),
        ),
    },
  ),
  contractFile(
    { owner: 'Arbitrum', contractName: 'Inbox' },
    { 1: '0x4Dbd4fc535Ac27206064B68FfCf827b0A60BAB3f' },
    {
      'depositEth()': says('Bridge', 'Bridge {@.value} to Arbitrum One', native('Give')),
    },
  ),
  contractFile(
    { owner: 'Arbitrum', contractName: 'Token gateway' },
    { 1: '0x72Ce9c846789fdB6fC1f34aC4AD25Dd9ef7031ef' },
    {
      'outboundTransfer(address _token,address _to,uint256 _amount,uint256 _maxGas,uint256 _gasPriceBid,bytes _data)':
        says(
          'Bridge',
          'Bridge {_amount} to {_to} on Arbitrum One',
          amount('_amount', 'Give', '_token'),
          account('_to', 'To'),
          native('Sent for the network’s fee'),
        ),
      'outboundTransferCustomRefund(address _token,address _refundTo,address _to,uint256 _amount,uint256 _maxGas,uint256 _gasPriceBid,bytes _data)':
        says(
          'Bridge',
          'Bridge {_amount} to {_to} on Arbitrum One',
          amount('_amount', 'Give', '_token'),
          account('_to', 'To'),
          account('_refundTo', 'Rest of the fee to'),
          native('Sent for the network’s fee'),
        ),
    },
  ),
  contractFile(
    { owner: 'Arbitrum', contractName: 'Token gateway (L2)' },
    { 42161: '0x5288c571Fd7aD117beA99bF60FE0846C4E84F933' },
    {
      'outboundTransfer(address _l1Token,address _to,uint256 _amount,bytes _data)': does(
        'Bridge to Ethereum',
        amount('_amount', 'Give', '_l1Token', { chainId: 1 }),
        account('_to', 'To'),
      ),
    },
  ),
  contractFile(
    { owner: 'Arbitrum', contractName: 'ArbSys' },
    { 42161: '0x0000000000000000000000000000000000000064' },
    {
      'withdrawEth(address destination)': says(
        'Bridge',
        'Bridge {@.value} to {destination} on Ethereum',
        native('Give'),
        account('destination', 'To'),
      ),
    },
  ),
  ...[
    ['OP Mainnet', '0x99C9fc46f92E8a1c0deC1b1747d010903E884bE1'],
    ['Base', '0x3154Cf16ccdb4C6d922629664174b904d80F2C35'],
  ].map(([network, bridge = '']) =>
    contractFile(
      { owner: 'OP Stack', contractName: `Bridge to ${network}` },
      { 1: bridge },
      {
        ...Object.fromEntries(
          ['depositETH', 'bridgeETH'].map((name) => [
            `${name}(uint32 _minGasLimit,bytes _extraData)`,
            says(
              'Bridge',
              `Bridge {@.value} to ${network}`,
              native('Give'),
              hidden('_minGasLimit'),
            ),
          ]),
        ),
        ...Object.fromEntries(
          ['depositETHTo', 'bridgeETHTo'].map((name) => [
            `${name}(address _to,uint32 _minGasLimit,bytes _extraData)`,
            says(
              'Bridge',
              `Bridge {@.value} to {_to} on ${network}`,
              native('Give'),
              account('_to', 'To'),
              hidden('_minGasLimit'),
            ),
          ]),
        ),
        'depositERC20(address _l1Token,address _l2Token,uint256 _amount,uint32 _minGasLimit,bytes _extraData)':
          says(
            'Bridge',
            `Bridge {_amount} to ${network}`,
            amount('_amount', 'Give', '_l1Token'),
            account('_l2Token', 'For the token'),
          ),
        'depositERC20To(address _l1Token,address _l2Token,address _to,uint256 _amount,uint32 _minGasLimit,bytes _extraData)':
          says(
            'Bridge',
            `Bridge {_amount} to {_to} on ${network}`,
            amount('_amount', 'Give', '_l1Token'),
            account('_l2Token', 'For the token'),
            account('_to', 'To'),
          ),
        'bridgeERC20(address _localToken,address _remoteToken,uint256 _amount,uint32 _minGasLimit,bytes _extraData)':
          says(
            'Bridge',
            `Bridge {_amount} to ${network}`,
            amount('_amount', 'Give', '_localToken'),
            account('_remoteToken', 'For the token'),
          ),
        'bridgeERC20To(address _localToken,address _remoteToken,address _to,uint256 _amount,uint32 _minGasLimit,bytes _extraData)':
          says(
            'Bridge',
            `Bridge {_amount} to {_to} on ${network}`,
            amount('_amount', 'Give', '_localToken'),
            account('_remoteToken', 'For the token'),
            account('_to', 'To'),
          ),
      },
    ),
  ),
  contractFile(
    { owner: 'OP Stack', contractName: 'Bridge to Ethereum' },
    on('0x4200000000000000000000000000000000000010', 10, 8453),
    {
      'withdraw(address _l2Token,uint256 _amount,uint32 _minGasLimit,bytes _extraData)': does(
        'Bridge to Ethereum',
        withdrawn(),
      ),
      'withdrawTo(address _l2Token,address _to,uint256 _amount,uint32 _minGasLimit,bytes _extraData)':
        does('Bridge to Ethereum', withdrawn(), account('_to', 'To')),
      'bridgeETHTo(address _to,uint32 _minGasLimit,bytes _extraData)': says(
        'Bridge',
        'Bridge {@.value} to {_to} on Ethereum',
        native('Give'),
        account('_to', 'To'),
      ),
      'bridgeERC20To(address _localToken,address _remoteToken,address _to,uint256 _amount,uint32 _minGasLimit,bytes _extraData)':
        says(
          'Bridge',
          'Bridge {_amount} to {_to} on Ethereum',
          amount('_amount', 'Give', '_localToken'),
          account('_remoteToken', 'For the token'),
          account('_to', 'To'),
        ),
    },
  ),
  contractFile(
    { owner: 'Polygon', contractName: 'Bridge to Polygon' },
    { 1: '0xA0c68C638235ee32657e8f720a23ceC1bFc77C77' },
    {
      'depositEtherFor(address user)': says(
        'Bridge',
        'Bridge {@.value} to {user} on Polygon',
        native('Give'),
        account('user', 'To'),
      ),
      'depositFor(address user,address rootToken,bytes depositData)': does(
        'Bridge to Polygon',
        amount('depositData.[0:32]', 'Give', 'rootToken'),
        account('user', 'To'),
      ),
      'exit(bytes inputData)': does('Collect what was bridged from Polygon'),
    },
  ),
]

/** The amount that leaves an OP Stack chain. The bridge takes this address for the native currency. */
function withdrawn() {
  return amount('_amount', 'Give', '_l2Token', {
    nativeCurrencyAddress: '0xDeadDeAddeAddEAddeadDEaDDEAdDeaDDeAD0000',
  })
}
