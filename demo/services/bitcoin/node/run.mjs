// Runs a Bitcoin regtest node until the parent process ends it. Reads PORT from the environment, and prints "ready" to
// standard output.
import bcoin from 'bcoin'

const { FullNode, Network } = bcoin

// Regtest addresses begin with `bcrt`; bcoin still has the former prefix.
Network.get('regtest').addressPrefix.bech32 = 'bcrt'

const node = new FullNode({
  network: 'regtest',
  memory: true,
  workers: false,
  listen: false,
  noAuth: true,
  httpHost: '127.0.0.1',
  httpPort: Number(process.env.PORT),
  indexTX: true,
  indexAddress: true,
  logLevel: 'none',
})

// The API accepts every transaction. This listener reports the reason if the mempool then drops one.
node.on('error', (error) => console.error(error.message))

// bcoin does not support BIP-125, so the transactions that a replacement double-spends are removed from the mempool
// first.
node.rpc.add('evicttransaction', ([txid]) => {
  const entry = node.mempool.getEntry(Buffer.from(txid, 'hex').reverse().toString('hex'))
  if (entry) node.mempool.evictEntry(entry)
  return entry !== null
})

// Idle connections stay open: if the server closed one just when a client sends a request on it, the request would
// fail.
node.http.http.keepAliveTimeout = 0

await node.ensure()
await node.open()
await node.connect()
console.log('ready')
