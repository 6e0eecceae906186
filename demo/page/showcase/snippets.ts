/** Attributes of a page with these settings. Values of JSON attributes are objects. */
export type Chosen = Readonly<Record<string, string | object>>

type Attribute = [name: string, value: string | object]

const LONGEST = 60

/** Formats JSON on one line if it is short, else with one line for each key. Markup allows both within quotes. */
function asJson(value: object, indent: string): string {
  const [begin = '', ...entries] = JSON.stringify(value, null, 2).split('\n')
  const line = [begin, ...entries].map((text) => text.trim()).join(' ')
  if (line.length <= LONGEST) return line.replace(/^\{ | \}$/g, (brace) => brace.trim())
  return [begin, ...entries.map((text) => `${indent}${text}`)].join('\n')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  "'": '&#39;',
  '{': '&#123;',
}
/** Escapes text, because settings may come from the page's URL and contain any text. */
const escaped = (text: string, marks: RegExp) =>
  text.replace(marks, (mark) => entities[mark] ?? mark)

/** Writes an attribute in HTML. React, Vue and Angular accept the same form. */
function plain([name, value]: Attribute, indent: string): string {
  if (value === '') return name
  if (typeof value === 'string') return `${name}="${escaped(value, /[&<"]/g)}"`
  return `${name}='${escaped(asJson(value, indent), /[&<']/g)}'`
}

/** Svelte treats braces within quotes as an expression. */
function svelte([name, value]: Attribute, indent: string): string {
  if (value === '') return name
  if (typeof value === 'string') return `${name}="${escaped(value, /[&<"{]/g)}"`
  return `${name}={JSON.stringify(${asJson(value, indent)})}`
}

/** Solid sets properties of custom elements unless the name has the prefix `attr:`. */
function solid([name, value]: Attribute, indent: string): string {
  if (name === 'id') return plain([name, value], indent)
  return value === '' ? `bool:${name}={true}` : `attr:${plain([name, value], indent)}`
}

/** Escapes text for a template literal. */
const literal = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&')

function modal(chosen: Chosen, indent: string, end: string, write = plain): string {
  const inner = `${indent}  `
  const attributes: Attribute[] = [['id', 'wallet'], ...Object.entries(chosen)]
  const lines = attributes.map((attribute) => `\n${inner}${write(attribute, inner)}`)
  return `${indent}<wallet-modal${lines.join('')}\n${end.replace(/^/gm, indent)}`
}

const element = '></wallet-modal>'
const closed = '/>'

const react = (chosen: Chosen) => `import 'wallet-modal'
import { useWallet } from 'wallet-modal/react'

export function Wallet() {
  const { account, signMessage } = useWallet('wallet')
  return (
    <>
      <wallet-button for="wallet" />
${modal(chosen, '      ', closed)}
      {account && <button onClick={() => signMessage('Hello')}>Sign</button>}
    </>
  )
}`

/** The code for the settings in each framework, by name of its tab. */
export const snippets: Readonly<Record<string, (chosen: Chosen) => string>> = {
  HTML: (chosen) => `<script type="module" src="wallet-modal/wallet-modal.js"></script>

<wallet-button for="wallet"></wallet-button>
${modal(chosen, '', element)}

<script type="module">
  const wallet = document.getElementById('wallet')
  wallet.addEventListener('connect', ({ detail }) => {
    console.log(detail.address, detail.provider)
  })
</script>`,
  React: react,
  Next: (chosen) => `// app/Wallet.tsx
'use client'
${react(chosen)}`,
  Vue: (chosen) => `<script setup lang="ts">
// vite.config.ts: vue({ template: { compilerOptions:
//   { isCustomElement: (tag) => tag.startsWith('wallet-') } } })
import 'wallet-modal'
import { ref } from 'vue'

const address = ref('')
</script>

<template>
  <wallet-button for="wallet" />
${modal({ ...chosen, '@connect': 'address = $event.detail.address' }, '  ', closed)}
  <p>{{ address }}</p>
</template>`,
  Svelte: (chosen) => `<script lang="ts">
  import 'wallet-modal'

  let address = $state('')
</script>

<wallet-button for="wallet"></wallet-button>
${modal(chosen, '', '  onconnect={({ detail }) => (address = detail.address)}\n></wallet-modal>', svelte)}
<p>{address}</p>`,
  Angular: (chosen) => `import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import 'wallet-modal'

@Component({
  selector: 'app-wallet',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
    <wallet-button for="wallet"></wallet-button>
${literal(modal({ ...chosen, '(connect)': 'address.set($event.detail.address)' }, '    ', element))}
    <p>{{ address() }}</p>
  \`,
})
export class Wallet {
  readonly address = signal('')
}`,
  Solid: (chosen) => `import 'wallet-modal'
import { createSignal } from 'solid-js'

export function Wallet() {
  const [address, setAddress] = createSignal('')
  return (
    <>
      <wallet-button attr:for="wallet" />
${modal(chosen, '      ', '  on:connect={({ detail }) => setAddress(detail.address)}\n/>', solid)}
      <p>{address()}</p>
    </>
  )
}`,
}
