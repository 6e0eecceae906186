// Written by `npm run readme` from viem's chains (MIT).

/**
 * Slug, chain id, name, currency symbol and name, public node, block explorer (name and host). All native currencies have
 * 18 decimals.
 */
// biome-ignore format: a table is read by its rows
export const moreRows = [
  ['linea', 59144, 'Linea Mainnet', 'ETH', 'Linea Ether', 'rpc.linea.build', 'Etherscan', 'lineascan.build'],
  ['scroll', 534352, 'Scroll', 'ETH', 'Ether', 'rpc.scroll.io', 'Scrollscan', 'scrollscan.com'],
  ['blast', 81457, 'Blast', 'ETH', 'Ether', 'rpc.blast.io', 'Blastscan', 'blastscan.io'],
  ['mantle', 5000, 'Mantle', 'MNT', 'MNT', 'rpc.mantle.xyz', 'Mantle Explorer', 'mantlescan.xyz'],
  ['sonic', 146, 'Sonic', 'S', 'Sonic', 'rpc.soniclabs.com', 'Sonic Explorer', 'sonicscan.org'],
  ['berachain', 80094, 'Berachain', 'BERA', 'BERA Token', 'rpc.berachain.com', 'Berascan', 'berascan.com'],
  ['unichain', 130, 'Unichain', 'ETH', 'Ether', 'mainnet.unichain.org', 'Uniscan', 'uniscan.xyz'],
  ['world-chain', 480, 'World Chain', 'ETH', 'Ether', 'worldchain-mainnet.g.alchemy.com/public', 'Worldscan', 'worldscan.org'],
  ['ink', 57073, 'Ink', 'ETH', 'Ether', 'rpc-gel.inkonchain.com', 'Blockscout', 'explorer.inkonchain.com'],
  ['soneium', 1868, 'Soneium Mainnet', 'ETH', 'Ether', 'rpc.soneium.org', 'Blockscout', 'soneium.blockscout.com'],
  ['abstract', 2741, 'Abstract', 'ETH', 'ETH', 'api.mainnet.abs.xyz', 'Etherscan', 'abscan.org'],
  ['hyperevm', 999, 'HyperEVM', 'HYPE', 'HYPE', 'rpc.hyperliquid.xyz/evm', 'HyperEVMScan', 'hyperevmscan.io'],
  ['zora', 7777777, 'Zora', 'ETH', 'Ether', 'rpc.zora.energy', 'Explorer', 'explorer.zora.energy'],
  ['mode', 34443, 'Mode Mainnet', 'ETH', 'Ether', 'mainnet.mode.network', 'Modescan', 'modescan.io'],
  ['opbnb', 204, 'opBNB', 'BNB', 'BNB', 'opbnb-mainnet-rpc.bnbchain.org', 'opBNB (BSCScan)', 'opbnb.bscscan.com'],
  ['katana', 747474, 'Katana', 'ETH', 'Ether', 'rpc.katana.network', 'katana explorer', 'katanascan.com'],
  ['plasma', 9745, 'Plasma', 'XPL', 'Plasma', 'rpc.plasma.to', 'PlasmaScan', 'plasmascan.to'],
  ['sei', 1329, 'Sei Network', 'SEI', 'Sei', 'evm-rpc.sei-apis.com', 'Seiscan', 'seiscan.io'],
  ['taiko', 167000, 'Taiko Mainnet', 'ETH', 'Ether', 'rpc.mainnet.taiko.xyz', 'Etherscan', 'taikoscan.io'],
  ['lisk', 1135, 'Lisk', 'ETH', 'Ether', 'rpc.api.lisk.com', 'Blockscout', 'blockscout.lisk.com'],
  ['metis', 1088, 'Metis', 'METIS', 'Metis', 'metis.rpc.hypersync.xyz', 'Metis Explorer', 'explorer.metis.io'],
  ['moonbeam', 1284, 'Moonbeam', 'GLMR', 'Moonbeam', 'rpc.api.moonbeam.network', 'Moonscan', 'moonscan.io'],
  ['cronos', 25, 'Cronos Mainnet', 'CRO', 'Cronos', 'evm.cronos.org', 'Cronos Explorer', 'explorer.cronos.org'],
  ['ronin', 2020, 'Ronin', 'RON', 'RON', 'api.roninchain.com/rpc', 'Ronin Explorer', 'app.roninchain.com'],
  ['monad', 143, 'Monad', 'MON', 'Monad', 'rpc.monad.xyz', 'Monadscan', 'monadscan.com'],
  ['megaeth', 4326, 'MegaETH', 'ETH', 'Ether', 'mainnet.megaeth.com/rpc', 'Etherscan', 'mega.etherscan.io'],
  ['apechain', 33139, 'ApeChain', 'APE', 'ApeCoin', 'rpc.apechain.com/http', 'Apescan', 'apescan.io'],
  ['arbitrum-nova', 42170, 'Arbitrum Nova', 'ETH', 'Ether', 'nova.arbitrum.io/rpc', 'Arbiscan', 'nova.arbiscan.io'],
  ['rootstock', 30, 'Rootstock Mainnet', 'RBTC', 'Rootstock Bitcoin', 'public-node.rsk.co', 'RSK Explorer', 'explorer.rsk.co'],
  ['flare', 14, 'Flare Mainnet', 'FLR', 'Flare', 'flare-api.flare.network/ext/C/rpc', 'Flare Explorer', 'flare-explorer.flare.network'],
  ['op-sepolia', 11155420, 'OP Sepolia', 'ETH', 'Sepolia Ether', 'sepolia.optimism.io', 'Blockscout', 'optimism-sepolia.blockscout.com'],
  ['arbitrum-sepolia', 421614, 'Arbitrum Sepolia', 'ETH', 'Arbitrum Sepolia Ether', 'sepolia-rollup.arbitrum.io/rpc', 'Arbiscan', 'sepolia.arbiscan.io'],
] as const
