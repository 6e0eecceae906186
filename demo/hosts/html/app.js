const modal = document.getElementById('wallet')
const section = document.querySelector('section')
const output = document.querySelector('output')
let wallet

/** Sends a command. Resolves with its result. */
async function send(command) {
  const detail = { ...command }
  modal.dispatchEvent(new CustomEvent('walletcommand', { detail }))
  return detail.result
}

function show({ address, network }) {
  section.hidden = false
  document.getElementById('account').textContent = `${address} on ${network.name}`
}

modal.addEventListener('connect', ({ detail }) => {
  wallet = detail
  show(wallet)
})

modal.addEventListener('networkchange', ({ detail }) => {
  wallet = { ...wallet, network: detail.network }
  show(wallet)
})

modal.addEventListener('disconnect', () => {
  section.hidden = true
  output.textContent = ''
})

/** Actions of the buttons, each of which returns the text to show. */
function onClick(id, action) {
  document.getElementById(id).onclick = async () => {
    output.textContent = await action().catch((error) => error.message)
  }
}

onClick('sign', () => send({ command: 'sign-message', message: 'Hello' }))

onClick('pay', () => {
  const payment = { from: wallet.address, to: wallet.address, value: '0x38d7ea4c68000' }
  return wallet.provider.request({ method: 'eth_sendTransaction', params: [payment] })
})

onClick('switch', () => send({ command: 'switch-network', network: 'base' }))

/** Changing the view removes the element from the page and inserts it again. */
const views = { '#/about': document.getElementById('about'), '#/': document.getElementById('home') }

function route() {
  const view = views[location.hash] ?? views['#/']
  view.hidden = false
  document.querySelector('main')?.remove()
  document.body.append(view)
}

addEventListener('hashchange', route)
document.getElementById('about').remove()
route()
