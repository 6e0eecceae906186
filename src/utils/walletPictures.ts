import coinbase from '@web3icons/core/svgs/wallets/background/coinbase.svg.js'
import ledger from '@web3icons/core/svgs/wallets/background/ledger.svg.js'
import metamask from '@web3icons/core/svgs/wallets/background/metamask.svg.js'
import okx from '@web3icons/core/svgs/wallets/background/okx.svg.js'
import phantom from '@web3icons/core/svgs/wallets/background/phantom.svg.js'
import rabby from '@web3icons/core/svgs/wallets/background/rabby.svg.js'
import rainbow from '@web3icons/core/svgs/wallets/background/rainbow.svg.js'
import safe from '@web3icons/core/svgs/wallets/background/safe.svg.js'
import trust from '@web3icons/core/svgs/wallets/background/trust.svg.js'

/** SVG texts by rdns and by id in the directory, since any wallet may use any name. */
const pictures: readonly (readonly [svg: string, ...ids: string[]])[] = [
  [
    metamask,
    'io.metamask',
    'io.metamask.mobile',
    'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
  ],
  [phantom, 'app.phantom', 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'],
  [
    trust,
    'com.trustwallet.app',
    '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
  ],
  [
    coinbase,
    'com.coinbase.wallet',
    'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
  ],
  [rainbow, 'me.rainbow', '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369'],
  [rabby, 'io.rabby', '18388be9ac2d02726dbac9777c96efaac06d744b2f6d580fccdd4127a6d01fd1'],
  [okx, 'com.okex.wallet', '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709'],
  [safe, 'safe', '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f'],
  [ledger, '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927'],
]

/** Returns the data URL of the picture of a wallet, by its id (an rdns or that of the directory) and its rdns. */
export function walletPicture(wallet: {
  id?: string | undefined
  rdns?: string | null | undefined
}): string | undefined {
  const isOf = (id: string) => id === wallet.id || id === wallet.rdns
  const svg = pictures.find(([, ...ids]) => ids.some(isOf))?.[0]
  return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`
}
