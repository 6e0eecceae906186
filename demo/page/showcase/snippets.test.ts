import { expect, it } from 'vitest'
import { snippets } from './snippets.ts'

const chosen = {
  networks: 'ethereum base',
  'theme-variables': { '--wm-accent': '#166534', '--wm-radius': '8px' },
  embedded: '',
}

it('each snippet writes the chosen attributes in the syntax of its framework', () => {
  for (const [name, write] of Object.entries(snippets)) {
    const text = write(chosen)
    expect(text, name).toContain('networks="ethereum base"\n')
    expect(text, name).toMatch(
      name === 'Solid' ? /\n\s+bool:embedded=\{true\}\n/ : /\n\s+embedded\n/,
    )
    expect(text, name).toContain('{"--wm-accent": "#166534", "--wm-radius": "8px"}')
    expect(text.includes("='{"), name).toBe(name !== 'Svelte')
  }
  expect(snippets.Next?.(chosen)).toMatch(/^.*\n'use client'\n/)
  expect(snippets.Svelte?.(chosen)).toContain('  theme-variables={JSON.stringify({')
})

it('the Solid snippet marks attributes with attr:', () => {
  const text = snippets.Solid?.(chosen)
  expect(text).toContain('<wallet-button attr:for="wallet" />')
  expect(text).toContain(' attr:networks="ethereum base"')
  expect(text).toContain(" attr:theme-variables='{")
})

it('each snippet escapes quotes, tags and braces in attribute values', () => {
  const font = `"Trebuchet MS", 'Ubuntu', {x}`
  const hostile = {
    networks: `a"><script>\`\${1}`,
    'theme-variables': { '--wm-font-family': font },
  }
  for (const [name, write] of Object.entries(snippets)) {
    const text = write(hostile)
    expect(text, name).not.toContain('"><script>')
    expect(text, name).toContain('a&quot;>&lt;script>')
    if (name !== 'Svelte') expect(text, name).not.toContain("'Ubuntu'")
  }
  const [, template = ''] = snippets.Angular?.(hostile).match(/template: (`[\s\S]*?[^\\]`),/) ?? []
  const json = JSON.stringify(font).replaceAll("'", '&#39;')
  // The literal is evaluated as JavaScript.
  expect(template.replace(/\\([\s\S])/g, '$1')).toContain(`"--wm-font-family": ${json}`)
})
