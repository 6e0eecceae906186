import { escapeHtml, htmlPage } from './html.ts'

export function messagePage(heading: string, text: string): string {
  return htmlPage(heading, `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>`)
}
