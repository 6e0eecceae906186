import { expect, it } from 'vitest'
import { snippets } from './snippets.ts'

const chosen = {
  networks: 'ethereum base',
  'theme-variables': { '--wm-accent': '#166534', '--wm-radius': '8px' },
  embedded: '',
}

it('writes what is chosen as the language of each tab reads it', () => {
  for (const [name, write] of Object.entries(snippets)) {
    const text = write(chosen)
    expect(text, name).toContain('networks="ethereum base"\n')
    expect(text, name).toMatch(/\n\s+embedded\n/)
    expect(text, name).toContain('{"--wm-accent": "#166534", "--wm-radius": "8px"}')
    expect(text.includes("='{"), name).toBe(name !== 'Svelte')
  }
  expect(snippets.Next?.(chosen)).toMatch(/^.*\n'use client'\n/)
  expect(snippets.Svelte?.(chosen)).toContain('  theme-variables={JSON.stringify({')
})
