import type { Page } from '@playwright/test'
import { formsOf, languages, readTexts, type Texts } from '../../src/i18n/testing/readTexts.ts'
import { setAttributes } from '../fixtures/page/attributes.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { standStill } from '../fixtures/page/standStill.ts'
import { findings } from '../fixtures/views/axe.ts'
import {
  changing,
  lookAt,
  misnamed,
  overflowing,
  patternOfText,
  readTree,
  settled,
  stateGroups,
  waiting,
} from '../fixtures/views/checks.ts'
import { desktop, looks } from '../fixtures/views/looks.ts'
import { createPseudo } from '../fixtures/views/pseudo.ts'
import { expect, test } from '../fixtures/views/viewsPage.ts'

// Every state is shown in English first, since its controls are found by their English names, and then in each
// language. `npm test` checks the pseudo-language, German and Arabic; `npm run test:languages` checks all.
const pseudo = 'en-XA'
const tags =
  process.env.WALLET_MODAL_LANGUAGES === 'all' ? [pseudo, ...languages] : [pseudo, 'de', 'ar']

/** Texts without words, and names that no language translates. */
const names =
  /^(\P{L}|\p{L}(?!\p{L}))*$|^(WalletConnect|Farcaster|Google|Discord|GitHub|Apple|Facebook)$/u

interface LanguageTexts {
  texts: Texts
  /** Matches texts with words of the language, and with any names and amounts in them. */
  worded: RegExp
  /** Matches those of them that end in words. */
  endingInWords: RegExp
  /** English texts with a word that the language has no text for; seen on a page, such a text is not translated. */
  untranslated: Set<string>
}

const english = readTexts('en')
const pseudoTexts = createPseudo(english)
const pseudoAttribute = JSON.stringify({ [pseudo]: pseudoTexts })

/** True if a text has a word of its own beside its parameters. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{\w+\}|<\/?\w+>/g, ''))

const patternOfAny = (texts: string[]) =>
  new RegExp(`^(?:${texts.map(patternOfText).join('|')})$`, 'su')

async function readLanguage(tag: string): Promise<LanguageTexts> {
  const texts = tag === pseudo ? pseudoTexts : readTexts(tag)
  const valid = new Set(Object.values(texts).flatMap(formsOf))
  const all = Object.values(english).flatMap(formsOf)
  return {
    texts,
    worded: patternOfAny([...valid].filter(hasWords)),
    endingInWords: patternOfAny(
      [...valid].filter((text) => hasWords(text.split(/\{\w+\}/).at(-1) ?? '')),
    ),
    untranslated: new Set(all.filter((text) => !names.test(text) && !valid.has(text))),
  }
}

const known = await Promise.all(tags.map(async (tag) => [tag, await readLanguage(tag)] as const))

/** The visible texts and accessible names in the modal. */
function visibleTexts(): string[] {
  const root = document.querySelector('wallet-modal')?.shadowRoot
  const texts: string[] = []
  for (const element of root?.querySelectorAll('[part=dialog], [part=dialog] *') ?? []) {
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'])
      texts.push(element.getAttribute(name) ?? '')
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}

/** The texts once two reads in a row are the same, since rows of a list may come late. */
async function stillTexts(page: Page): Promise<string[]> {
  let last: string[] = []
  await expect(async () => {
    const texts = await page.evaluate(visibleTexts)
    const before = last
    last = texts
    expect(texts).toEqual(before)
  }).toPass({ intervals: [250], timeout: 10_000 })
  return last
}

/** Names of the buttons and fields, in the order of the page. */
function controlNames(): string[] {
  const root = document.querySelector('wallet-modal')?.shadowRoot
  const controls = root?.querySelectorAll<HTMLElement>('[part=dialog] :is(button, a, input)') ?? []
  return [...controls].map((one) => one.ariaLabel ?? one.textContent ?? '')
}

interface CutText {
  /** Place of the element in the dialog, which is the same in every language. */
  index: number
  text: string
  /** True in a row of a list that renders the visible rows only, and so gives each the same height. */
  isInFixedRow: boolean
}

/** Texts that end in an ellipsis because they do not fit. */
function cutTexts(): CutText[] {
  const root = document.querySelector('wallet-modal')?.shadowRoot
  const boxes = [...(root?.querySelectorAll<HTMLElement>('[part=dialog] *') ?? [])]
  return boxes
    .map((box, index) => ({ box, index, text: box.textContent ?? '' }))
    .filter(({ box }) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(box)
      return (
        (textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth) ||
        (webkitLineClamp !== 'none' && box.scrollHeight > box.clientHeight + 1)
      )
    })
    .map(({ box, index, text }) => ({
      index,
      text: text.trim(),
      isInFixedRow: box.closest('.list-item.fixed') !== null,
    }))
}

async function showIn(host: HostPage, tag: string): Promise<void> {
  await setAttributes(host, { lang: tag, texts: tag === pseudo ? pseudoAttribute : null })
  await host.page.waitForFunction(
    (wanted) =>
      document.querySelector('wallet-modal')?.shadowRoot?.querySelector<HTMLElement>('.root')
        ?.lang === wanted,
    tag,
  )
  await standStill(host.page)
}

const narrow = Object.entries(looks).filter(([name]) => ['phone', '400 percent'].includes(name))

interface InEnglish {
  texts: readonly string[]
  names: readonly string[]
}

/** Names that are different in English and the same in the language. */
function mergedNames(names: readonly string[], before: readonly string[]): string[] {
  if (names.length !== before.length) return []
  return names.filter((name, index) => {
    const first = names.indexOf(name)
    return first !== index && before[first] !== before[index]
  })
}

async function expectTranslated(
  page: Page,
  [tag, { untranslated }]: (typeof known)[number],
  where: string,
  before: InEnglish,
): Promise<void> {
  await settled(async () => {
    const texts = await page.evaluate(visibleTexts)
    // A field of a descriptor, which is the page's own text, has this label.
    const isOfPage = (text: string) => where.includes('by descriptions') && text === 'Price'
    return texts.filter((text) => untranslated.has(text) && !isOfPage(text))
  }, `${where}: texts in English`)
  if (tag === pseudo) {
    // The name of an address (`ada.example.eth`) may be resolved later than the English texts were read.
    const isName = (text: string) => /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(text)
    const own = (texts: string[]) =>
      texts.filter(
        (text) =>
          /[A-Za-z]{3}/.test(text) &&
          !/[[\]áéíóúý]/.test(text) &&
          !isName(text) &&
          !before.texts.includes(text),
      )
    await settled(async () => own(await page.evaluate(visibleTexts)), `${where}: texts of no file`)
  }
  await settled(
    async () => mergedNames(await page.evaluate(controlNames), before.names),
    `${where}: different controls with one name`,
  )
  if (tag !== pseudo) await settled(() => page.evaluate(misnamed), where)
}

test.describe.configure({ mode: 'parallel' })

for (const { name: group, states } of stateGroups) {
  test(`views in every language fit, are translated and pass axe: ${group}`, async ({
    host,
    page,
    show,
  }) => {
    // Each language takes some 3 s a state; a fault takes 10 s more.
    test.setTimeout(20_000 * states.length * tags.length)
    for (const state of states) {
      await test.step(state.name, async () => {
        await page.setViewportSize(desktop)
        await show(state)
        const before = {
          texts: await stillTexts(page),
          names: await page.evaluate(controlNames),
          cut: {} as Record<string, number[]>,
        }
        // Names, amounts and addresses that are cut in English may be cut in every language.
        for (const [name, look] of narrow) {
          await lookAt(page, look)
          await standStill(page)
          before.cut[name] = (await page.evaluate(cutTexts)).map(({ index }) => index)
        }
        await page.setViewportSize(desktop)
        for (const language of known) {
          const [tag, { texts, ...patterns }] = language
          const where = `${state.name}, ${tag}`
          await showIn(host, tag)
          await expectTranslated(page, language, where, before)
          // The same elements have all of axe's rules in English (e2e/looks/everyView.spec.ts), and here from right to left.
          // axe measures the contrast of Latin text only.
          if (tag === 'ar')
            expect.soft(await findings(page, undefined, ['button-name']), where).toEqual([])
          if (tag === 'ar' && ![...waiting, ...changing].includes(state.name)) {
            const file = `${state.name.replace(/\W+/g, '-')}.txt`
            await expect(async () =>
              expect(await readTree(host, texts)).toMatchSnapshot(file),
            ).toPass({
              timeout: 20_000,
            })
          }
          for (const [name, look] of narrow) {
            await lookAt(page, look)
            await standStill(page)
            await settled(() => page.evaluate(overflowing), `${where}, ${name}`)
            await settled(
              async () =>
                (await page.evaluate(cutTexts))
                  .filter(({ index }) => !before.cut[name]?.includes(index))
                  // The end of a name or an address may be cut in a row whose lines cannot wrap.
                  .filter(({ text, isInFixedRow }) =>
                    patterns[isInFixedRow ? 'endingInWords' : 'worded'].test(text),
                  )
                  .map(({ text }) => text),
              `${where}, ${name}: cut texts`,
            )
          }
          await page.setViewportSize(desktop)
        }
        await setAttributes(host, { lang: null, texts: null })
      })
    }
  })
}
