import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitepress'
import { pagesFolder } from '../writePages.ts'

const base = process.env.SITE_BASE ?? '/'

const titleOf = (path: string): string =>
  /^# (.+)$/m.exec(readFileSync(join(pagesFolder, path), 'utf8'))?.[1]?.replaceAll('`', '') ?? path

/** Entries of the sidebar for the pages of a folder, by title. */
function entriesOf(folder: string) {
  return readdirSync(join(pagesFolder, folder))
    .filter((name) => name.endsWith('.md') && name !== 'index.md')
    .map((name) => ({
      text: titleOf(`${folder}/${name}`),
      link: `/${folder}/${name.slice(0, -3)}`,
    }))
    .sort((a, b) => a.text.localeCompare(b.text))
}

const hashesOf = (html: string): string =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .join(' ')

/** The highlighter colours code by attributes, so that these alone are inline. */
const policyOf = (html: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${hashesOf(html)}`,
    // VueUse sets a style while the theme changes, by a script that the browser compares with this hash.
    "style-src 'self' 'sha256-skqujXORqzxt1aE0NNXxujEanPTX6raoqSscTV/Ww/Y='",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "connect-src 'self' https: wss:",
    "frame-src 'self' https:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self' https://stackblitz.com",
  ].join('; ')

export default defineConfig({
  base,
  srcDir: './.pages',
  outDir: './out',
  cacheDir: './.cache',
  title: 'wallet-modal',
  description: 'The wallet modal for every web page: try it, give it your colours, copy the code.',
  cleanUrls: false,
  lastUpdated: false,
  metaChunk: true,
  router: { prefetchLinks: false },
  head: [
    ['link', { rel: 'icon', href: `${base}icon.svg` }],
    ['script', { type: 'module', src: `${base}wallet-modal/wallet-modal.js` }],
  ],
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('wallet-') } } },
  vite: { build: { target: 'es2022', chunkSizeWarningLimit: 1_500 } },
  themeConfig: {
    logo: '/icon.svg',
    search: { provider: 'local' },
    outline: { level: [2, 3] },
    nav: [
      { text: 'Guide', link: '/guide' },
      { text: 'Playground', link: '/playground' },
      { text: 'Reference', link: '/reference/' },
      { text: 'Changelog', link: '/changelog' },
    ],
    sidebar: [
      {
        text: 'Start',
        items: [
          { text: 'Try it', link: '/playground' },
          { text: 'Guide', link: '/guide' },
          { text: 'How do I …', link: '/how' },
          { text: titleOf('size.md'), link: '/size' },
          { text: titleOf('peers.md'), link: '/peers' },
        ],
      },
      { text: 'Frameworks', collapsed: true, items: entriesOf('reference/frameworks') },
      { text: 'Libraries', collapsed: true, items: entriesOf('reference/cookbook') },
      { text: 'Reference', items: entriesOf('reference') },
    ],
    socialLinks: [{ icon: 'github', link: 'https://github.com/wallet-modal/wallet-modal' }],
  },
  transformHtml: (html) =>
    html.replace(
      /<head>/,
      `<head>\n    <meta http-equiv="content-security-policy" content="${policyOf(html)}">`,
    ),
})
