import type { Metadata } from '../../src/controllers/options.ts'

function content(selector: string, name: string): string {
  return document.head.querySelector(selector)?.getAttribute(name) ?? ''
}

/** The page's metadata for wallets, unless the host sets others. */
export function pageMetadata(): Metadata {
  const icon = document.head.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
  return {
    name: document.title || location.host,
    description:
      content('meta[name="description"]', 'content') ||
      content('meta[property="og:description"]', 'content'),
    url: location.origin,
    icons: icon ? [icon] : [],
  }
}
