import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { askOptions } from '../create/askOptions.ts'
import { type Framework, frameworks } from '../create/bases.ts'
import { readNetworks } from '../create/readNetworks.ts'
import { scaffold } from '../create/scaffold.ts'

const root = join(import.meta.dirname, '../..')
const readPage = (path: string) => readFileSync(join(root, 'elements/reference', path), 'utf8')

/** Line breaks are escaped, too, so that a form is one line of HTML, which Markdown leaves as it is. */
const escapeValue = (text: string): string =>
  text.replace(/[&"'<>\n\r]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/**
 * Returns the HTML of a form that sends the app which `npm create wallet-modal` writes for a framework, with the defaults of
 * all its options, to [StackBlitz](https://developer.stackblitz.com/platform/api/post-api), in another tab.
 */
export async function renderStackBlitzForm(framework: Framework): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const networks = readNetworks(readPage('networks.md'))
  const folder = `wallet-modal-${framework}`
  const flags = { folder, framework, isUnattended: true, isHelp: false }
  const options = await askOptions(flags, networks, null, () => {})
  const name = frameworks[framework]
  const fields = {
    'project[title]': `wallet-modal in ${name}`,
    'project[description]': `A page with a wallet modal, in ${name}.`,
    // The template in which package.json says what to install and run.
    'project[template]': 'node',
    ...Object.fromEntries(
      Object.entries(scaffold(options, readPage, version)).map(([path, text]) => [
        `project[files][${path}]`,
        text,
      ]),
    ),
  }
  const inputs = Object.entries(fields).map(
    ([key, value]) => `<input type="hidden" name="${key}" value="${escapeValue(value)}">`,
  )
  const label = `Open ${name} in StackBlitz (leaves this site)`
  return `<form v-pre class="stackblitz" method="post" action="https://stackblitz.com/run" target="_blank" rel="noopener">${inputs.join('')}<button type="submit">${label}</button></form>`
}
