// Runs a Bitcoin regtest node until its parent ends it: PORT in the environment, "ready" on standard output.
import bcoin from 'bcoin'

const { FullNode, Network } = bcoin

// What everybody calls it today; the library is older than the agreement.
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

// Why it drops a transaction that it said yes to.
node.on('error', (error) => console.error(error.message))

// A connection that is closed for being idle is a request that fails when it is sent at that moment.
node.http.http.keepAliveTimeout = 0

await node.ensure()
await node.open()
await node.connect()
console.log('ready')
