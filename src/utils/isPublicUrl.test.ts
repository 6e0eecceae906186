import { afterEach, expect, it, vi } from 'vitest'
import { isPublicUrl } from './isPublicUrl.ts'
import { toOutsideImageUrl } from './url.ts'

const inside = [
  'https://192.168.1.1/x.png',
  'https://10.0.0.1/x.png',
  'https://172.16.0.1/x.png',
  'https://100.64.0.1/x.png',
  'https://169.254.169.254/latest/meta-data',
  'https://127.1/x.png',
  'https://2130706433/x.png',
  'https://0x7f000001/x.png',
  'https://0300.0250.1.1/x.png',
  'https://0xc0.0xa8.0x1.0x1/x.png',
  'https://3232235777/x.png',
  'https://[::1]/x.png',
  'https://[fd00::1]/x.png',
  'https://[fe80::1]/x.png',
  'https://[::ffff:192.168.1.1]/x.png',
  'https://[64:ff9b::c0a8:101]/x.png',
  'https://localhost/x.png',
  'https://router/x.png',
  'https://printer.local/x.png',
  'https://printer.local./x.png',
  'https://nas.lan/x.png',
  'https://fritz.box/x.png',
  'https://nas.fritz.box/x.png',
  'https://host.localdomain/x.png',
  'https://shop.test/x.png',
  'https://vault.internal/x.png',
  'https://192.168.1.1.nip.io/x.png',
  'https://c0a80101.nip.io/x.png',
  'https://192-168-1-1.sslip.io/x.png',
  'https://app.lvh.me/x.png',
  'https://192-168-1-1.other.com/x.png',
  'https://10.0.0.1.other.com/x.png',
  'https://100-64-0-1.other.com/x.png',
  'https://100.127.255.1.other.com/x.png',
  'https://0.0.0.0.other.com/x.png',
  'https://localhost.localdomain6/x.png',
  'https://mypc.mshome.net/x.png',
  'https://localhost../x.png',
  'https://127。0。0。1/x.png',
  'https://１２７.0.0.1/x.png',
  'https://①②⑦.⓪.⓪.①/x.png',
  'https://ｌocalhost/x.png',
  'https://loc\u00adalhost/x.png',
  'https://%6cocalhost/x.png',
  'https://[::ffff:7f00:1]/x.png',
  'https://[2002:7f00:1::]/x.png',
  'https://[64:ff9b:1::a00:1]/x.png',
  'https://[ff02::1]/x.png',
  'https://224.0.0.251/x.png',
  'https://a.onion/x.png',
  'https://1.168.192.in-addr.arpa/x.png',
  'https://cdn.shop.com:8443/x.png',
  'https://user@cdn.shop.com/x.png',
  'http://cdn.shop.com/x.png',
  'http://localhost:4173/x.png',
]

/** Hosts of routers, of the own machine and of private networks, by name or by address in every spelling. */
const insideHosts = [
  'speedport.ip',
  'o2.box',
  'congstar.box',
  'easy.box',
  'myfritz.net',
  'abc123.myfritz.net',
  'tplinkwifi.net',
  'tplinkrepeater.net',
  'tplinkmodem.net',
  'tplinkextender.net',
  'tplogin.cn',
  'tendawifi.com',
  'miwifi.com',
  'router.miwifi.com',
  'mywifiext.net',
  'orbilogin.com',
  'www.routerlogin.net',
  'www.asusrouter.com',
  'router.asus.com',
  'linksyssmartwifi.com',
  'mafreebox.freebox.fr',
  'hi.link',
  'homerouter.cpe',
  'vodafone.connect',
  'vodafone.station',
  'mobile.hotspot',
  'nas.home.arpa',
  'nas.home',
  'mail.corp',
  'a.localtest.me',
  'app.localdev.me',
  '10.0.0.1.xip.io',
  'fd00--1.sslip.io',
  'localhost.nip.io',
  'app.127-0-0-1.sslip.io',
  '198-18-0-1.other.com',
  '198.19.255.1.other.com',
  'a.invalid',
  'a.alt',
  'FRITZ.BOX',
  'fritz.box.',
  'nas。lan',
  'fritz。box',
  '0.0.0.0',
  '0',
  '00',
  '0x0',
  '017700000001',
  '0177.0.0.1',
  '0x7f.0.0.1',
  '127.0.0.1.',
  '100.64.0.1',
  '100.127.255.254',
  '169.254.1.1',
  '198.18.0.1',
  '198.19.255.255',
  '224.0.0.1',
  '239.255.255.250',
  '255.255.255.255',
  '192.0.0.1',
  '8.8.8.8',
  '[::]',
  '[::ffff:0:0]',
  '[::ffff:10.0.0.1]',
  '[::10.0.0.1]',
  '[fc00::1]',
  '[fdff::1]',
  '[fe80::1]',
  '[fec0::1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b::10.0.0.1]',
  '[2002:c0a8:101::1]',
  '[2002:a00:1::]',
  '[2001:0:a00:1::]',
  '[2606:4700::1111]',
]
const outside = [
  'https://cdn.shop.com/x.png',
  'https://cdn.shop.com:443/x.png',
  'https://ipfs.io/ipfs/Qm/10.png',
  'https://localhost.com/x.png',
  'https://1inch.io/x.png',
  'https://10-things.com/x.png',
  'https://local.shop.com/x.png',
  'https://v1-0-0-2.cdn.com/x.png',
  'https://v1-0-0.cdn.com/x.png',
  'https://100-200-1-1.cdn.com/x.png',
  'https://www.asus.com/x.png',
  'https://myfritz.box/x.png',
  'https://chip.de/x.png',
  'https://station.com/x.png',
  'https://asus.com/x.png',
  'https://198-20-0-1.cdn.com/x.png',
  'https://1.1.1.1.cdn.com/x.png',
  'https://freebox.fr/x.png',
]

afterEach(() => vi.unstubAllGlobals())

it.each([...inside, ...insideHosts.map((host) => `https://${host}/x.png`)])(
  '%s is not on the internet, so a page there shows no picture of it',
  (url) => {
    expect(isPublicUrl(new URL(url))).toBe(false)
    expect(toOutsideImageUrl(url)).toBeNull()
    vi.stubGlobal('location', new URL('https://shop.com/'))
    expect(toOutsideImageUrl(url)).toBeNull()
  },
)

it.each(outside)('%s is on the internet', (url) => {
  expect(isPublicUrl(new URL(url))).toBe(true)
  expect(toOutsideImageUrl(url)).toBe(new URL(url).href)
})

it.each(['http://localhost:4173/', 'https://intranet.corp/', 'https://192.168.1.7/'])(
  'the page %s, which is inside itself, shows pictures of its own network',
  (page) => {
    vi.stubGlobal('location', new URL(page))
    expect(toOutsideImageUrl('https://nas.lan/x.png')).toBe('https://nas.lan/x.png')
    expect(toOutsideImageUrl('http://localhost:4173/x.png')).toBe('http://localhost:4173/x.png')
    expect(toOutsideImageUrl('javascript:alert(1)')).toBeNull()
  },
)

it('an address with a zone is no URL at all', () => {
  expect(toOutsideImageUrl('https://[fe80::1%25eth0]/x.png')).toBeNull()
})

it('a picture in a data URL is shown anywhere', () => {
  expect(toOutsideImageUrl('data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==')
})
