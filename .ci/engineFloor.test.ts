import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRepository } from './paths.ts'

type Engine = 'Chrome' | 'Firefox' | 'Safari'

/** Features that some engine got after the floor: their use, and the first versions of Chrome, Firefox and Safari (MDN). */
const features: Record<string, { use: RegExp; since: [number, number, number] }> = {
  'AbortSignal.any': { use: /AbortSignal\.any\(/, since: [116, 124, 17.4] },
  'URL.canParse': { use: /URL\.canParse/, since: [120, 115, 17] },
  'URL.parse': { use: /\bURL\.parse\(/, since: [126, 126, 18] },
  'Object.groupBy, Map.groupBy': { use: /\b(?:Object|Map)\.groupBy/, since: [117, 119, 17.4] },
  'Array.fromAsync': { use: /Array\.fromAsync/, since: [121, 115, 16.4] },
  'Promise.withResolvers': { use: /Promise\.withResolvers\(/, since: [119, 121, 17.4] },
  'Promise.try': { use: /Promise\.try\(/, since: [128, 134, 18.2] },
  'RegExp.escape': { use: /RegExp\.escape/, since: [136, 134, 18.2] },
  'isWellFormed of strings': { use: /\.(?:isWellFormed|toWellFormed)\(/, since: [111, 119, 16.4] },
  'sets as arguments of sets': {
    use: /\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
    since: [122, 127, 17],
  },
  'helpers of iterators': {
    use: /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|some|every|find|take|drop|flatMap|reduce|toArray)\(/,
    since: [122, 131, 18.4],
  },
  'v flag of regular expressions': {
    use: /\/[dgimsuy]*v[dgimsuy]*(?:\.(?:test|exec)\(|[,;)]\s*$)/m,
    since: [112, 116, 17],
  },
  'Uint8Array.fromBase64 and fromHex': {
    use: /Uint8Array\.from(?:Base64|Hex)/,
    since: [140, 133, 18.2],
  },
  'Intl.DurationFormat': { use: /Intl\.DurationFormat/, since: [129, 136, 16.4] },
  'Intl.Segmenter': { use: /Intl\.Segmenter/, since: [87, 125, 14.1] },
  'view transitions': { use: /startViewTransition\(/, since: [111, 144, 18] },
  'light-dark()': { use: /:[^;{}]*light-dark\(/, since: [123, 120, 17.5] },
  'nested rules': { use: /^\s*&/m, since: [120, 117, 17.2] },
  '@starting-style': { use: /@starting-style/, since: [117, 129, 17.5] },
  '@scope': { use: /@scope/, since: [118, 146, 17.4] },
  'relative colours': { use: /\b(?:rgb|oklch|oklab|hsl)\(from /, since: [119, 128, 16.4] },
  'field-sizing': { use: /field-sizing:/, since: [123, 200, 26.2] },
}

/** Uses that have a fallback. */
const permitted: Record<string, string> = {
  'src/theme/base.css: light-dark()': 'fallbackColors.css',
  'elements/devtools/panel.css: light-dark()':
    'the panel is for developers, whose browsers are new',
  'elements/light/button.css: light-dark()': 'without it the button has the colours of the page',
}

const engines: readonly Engine[] = ['Chrome', 'Firefox', 'Safari']

function floorOf(readme: string, engine: Engine): number {
  const version = new RegExp(`\\b${engine} (?:and \\w+ )*([\\d.]+)`).exec(
    /^The oldest browsers.*$/m.exec(readme)?.[0] ?? '',
  )?.[1]
  if (!version) throw new Error(`README.md names no oldest ${engine}`)
  return Number(version)
}

const isShipped = (file: string) =>
  /\.(?:tsx?|css)$/.test(file) &&
  !/\.test\.|\.test-d\.|(?:^|\/)(?:testing|types|manifest|bundle)\//.test(file)

it('the code needs no feature that the oldest browsers of the README lack, or has a fallback', () => {
  const readme = readFileSync(inRepository('README.md'), 'utf8')
  const newer = Object.entries(features).filter(([, { since }]) =>
    since.some((version, at) => version > floorOf(readme, engines[at] ?? 'Safari')),
  )
  const used = ['src', 'elements'].flatMap((folder) =>
    readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' })
      .filter(isShipped)
      .flatMap((path) => {
        const file = `${folder}/${path}`
        const text = readFileSync(inRepository(file), 'utf8').replace(
          /\/\*.*?\*\/|^\s*\/\/.*$/gms,
          '',
        )
        return newer.filter(([, { use }]) => use.test(text)).map(([name]) => `${file}: ${name}`)
      }),
  )
  expect(used.sort()).toEqual(Object.keys(permitted).sort())
})
