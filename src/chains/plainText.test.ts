import { describe, expect, it } from 'vitest'
import { toDisplayText } from '../utils/displayText.ts'
import { hidesCharacters, showHidden } from './plainText.ts'

/** A black flag with the letters of a region's code as tag characters, which fonts show as the region's flag (UTS #51). */
const flagOf = (region: string) =>
  `🏴${String.fromCodePoint(...Array.from(region, (letter) => 0xe0000 + letter.charCodeAt(0)))}\u{e007f}`
const scotland = flagOf('gbsct')
const family = '👨\u200d👩\u200d👧'

/** Texts that names keep, too. */
const inNames: [kind: string, text: string][] = [
  ['Persian with a non-joiner', 'می\u200cخواهم'],
  ['Hindi with a joined half form', 'क्\u200dष'],
  ['Bengali with a joiner before a virama', 'র\u200d্যাব'],
  ['Sinhala with a joiner', 'ශ්\u200dරී'],
  ['a family', family],
  ['a heart on fire', '❤\ufe0f\u200d🔥'],
  ['a woman with a skin tone', '👩🏽\u200d🚀'],
  ['a flag of a country', '🇮🇷 🇮🇳'],
  ['an emoji with variation selector 16', '❤\ufe0f'],
  ['an arrow and a number sign as emoji', '🙂\u200d↔\ufe0f ‼\ufe0f'],
  ['a person with a skin tone who leaves', '🚶🏽\u200d♀\ufe0f\u200d➡\ufe0f'],
  ['the flags of Scotland, England and Wales', scotland + flagOf('gbeng') + flagOf('gbwls')],
  ['keycaps', '1\ufe0f\u20e3 #\ufe0f\u20e3'],
]

describe('a message', () => {
  it.each<[kind: string, text: string]>([
    ...inNames,
    ['Persian with an abbreviation', '۱۴۰۲ ه\u200d.ش'],
    ['a Persian ordinal', '۲۰\u200cام'],
    ['Persian with an ending at a Latin word', 'PDF\u200cها «متن»\u200cها'],
    ['Kurdish with a heh that does not join', 'ئێمه\u200c هاتین'],
    ['Khmer, Thai, Burmese and Lao with breaks', 'ភាសា\u200bខ្មែរ ดี\u200bครับ မာ\u200bစာ ລາ\u200bວ'],
    ['Malayalam with a chillu at the end', 'അവന്\u200d'],
    ['Hebrew with a right-to-left mark', 'שלום!\u200f (C++\u200e)'],
    ['Arabic with an Arabic letter mark', 'العدد \u061c123'],
    ['Arabic digits after an Arabic letter mark', '\u061c-١٢'],
    ['a Japanese name with an ideographic variation', '葛\u{e0100}城'],
    ['Javanese and Balinese with joiners', 'ꦏ꧀\u200cꦏ ᬓ᭄\u200dᬓ'],
    ['Adlam with a non-joiner', '𞤀\u200c𞤁'],
    ['Chakma with a non-joiner', '𑄌𑄋𑄴\u200c𑄟'],
    ['Hebrew with two vowels of a letter', 'יְרוּשָׁלַ\u034fִם'],
    ['Marathi, Nepali and Gujarati half forms', 'सुऱ्\u200dया गर्\u200dयो ક્\u200dષ'],
    ['a kiss of two skin tones', '🧑🏻\u200d❤\ufe0f\u200d💋\u200d🧑🏿'],
    [
      'prices as browsers write them in Arabic and Hebrew',
      '\u200f١٢٫٥ US$ السعر \u200f5.00 \u200f₪',
    ],
    ['the sign of a verse', '\u06dd١'],
    ['lines and tabs', 'a\n\tb\r\nc'],
  ])('shows %s as it is', (_, text) => {
    expect(showHidden(text)).toBe(text)
    expect(hidesCharacters(text)).toBe(false)
  })

  it.each([
    ['a joiner between Latin letters', 'pay\u200dpal', 'pay�pal'],
    ['a joiner between Hebrew letters', 'ש\u200dל', 'ש�ל'],
    ['a joiner between ideographs', '狐\u200c狸', '狐�狸'],
    ['a run of joiners', 'م\u200c\u200cخ', 'م��خ'],
    ['a joiner of graphemes at Latin and Hebrew letters', 'a\u034fb ש\u034fל', 'a�b ש�ל'],
    ['a run of breaks', 'ดี\u200b\u200bครับ', 'ดี��ครับ'],
    ['a break at a Latin letter', 'ดี\u200ba', 'ดี�a'],
    ['a non-joiner before a Latin letter', 'ها\u200cPDF', 'ها�PDF'],
    ['a joiner between digits', '۱\u200c۲', '۱�۲'],
    ['a joiner at the end of an emoji', '👨\u200d', '👨�'],
    ['a joiner before an emoji', 'a\u200d👨', 'a�👨'],
    ['a right-to-left mark among Latin letters', 'a\u200fb', 'a�b'],
    ['a run of direction marks', 'שלום\u200f\u200f', 'שלום�\u200f'],
    ['a right-to-left override in Hebrew', 'ש\u202eל', 'ש�ל'],
    ['an isolate in Arabic', '\u2067س\u2069', '�س�'],
    ['a run of variation selectors at an emoji', '😀\ufe0f\ufe0e\ufe0f', '😀\ufe0f��'],
    ['bytes in variation selectors', '😀\u{e0158}\u{e0155}', '😀��'],
    ['a variation selector at a letter', 'a\ufe0f', 'a�'],
    ['a variation selector at a digit', '1\ufe0f00', '1�00'],
    ['two variations of an ideograph', '葛\u{e0100}\u{e0101}', '葛\u{e0100}�'],
    ['tags without a flag', 'a\u{e0067}\u{e007f}', 'a��'],
    [
      'a flag with a sentence in tags',
      `🏴${'\u{e0061}'.repeat(9)}\u{e007f}`,
      `🏴${'�'.repeat(10)}`,
    ],
    [
      'words in the tags of flags that no font has',
      flagOf('hello') + flagOf('zzz'),
      `🏴${'�'.repeat(6)}🏴${'�'.repeat(4)}`,
    ],
    ['bytes in the variations of ideographs', '葛\u{e0148}城\u{e0155}', '葛�城�'],
    ['a flag without its end', '🏴\u{e0067}\u{e0062}\u{e0073}', '🏴���'],
    ['fillers', 'a\u3164\u115f\u1160\uffa0b', 'a����b'],
    ['a blank braille cell', 'a\u2800b', 'a�b'],
    ['spaces of no width', 'a\u200b\u2060\ufeff\u00adb', 'a����b'],
    ['separators of lines and paragraphs', 'a\u2028b\u2029', 'a�b�'],
    ['control characters', 'a\0\u0085b', 'a��b'],
    ['a half of a surrogate pair', 'a\ud83d', 'a�'],
  ])('marks %s', (_, text, shown) => {
    expect(showHidden(text)).toBe(shown)
    expect(hidesCharacters(text)).toBe(true)
  })
})

describe('a name', () => {
  it.each(inNames)('keeps %s', (_, text) => expect(toDisplayText(text)).toBe(text))

  it.each([
    ['a joiner between Latin letters', 'Meta\u200dMask', 'MetaMask'],
    ['a joiner at the end of an emoji', '👨\u200d', '👨'],
    ['a run of joiners', 'م\u200c\u200cخ', 'مخ'],
    ['bytes in variation selectors', `😀${'\u{e0158}'.repeat(9)}`, '😀'],
    ['a run of variation selectors', '❤\ufe0f\ufe0f', '❤\ufe0f'],
    ['a joiner between symbols that are no emoji', '$\u200d$', '$$'],
    ['a joiner between Persian digits', '۱\u200c۲', '۱۲'],
    ['a joiner of a letter and an emoji', 'ا\u200d👨', 'ا👨'],
    ['a selector and a joiner of a letter and an emoji', 'a\ufe0f\u200d👨', 'a👨'],
    ['characters of private use', 'a\ue000\u{f0000}', 'a'],
    ['a notehead without a shape', 'a\u{1d159}', 'a'],
    ['tags', 'a\u{e0067}\u{e007f}', 'a'],
    ['the tags of a flag that no font has', `a${flagOf('hello')}`, 'a🏴'],
    ['the tags of a flag without its end', scotland.slice(0, -2), '🏴'],
    ['a selector of a digit without its keycap', '1\ufe0f00', '100'],
    ['fillers', '\u3164\u115f', ''],
    ['blank braille cells', '\u2800', ''],
    ['overrides', 'ש\u202eל', 'של'],
  ])('loses %s', (_, text, shown) => expect(toDisplayText(text)).toBe(shown))

  it('that is cut within a joined emoji has no joiner at its end', () => {
    expect(toDisplayText('a'.repeat(61) + family)).toBe(`${'a'.repeat(61)}👨\u200d👩`)
    expect(toDisplayText('a'.repeat(62) + family)).toBe(`${'a'.repeat(62)}👨`)
  })

  it('that is cut within a flag or a keycap has no invisible character at its end', () => {
    expect(toDisplayText('a'.repeat(60) + scotland)).toBe(`${'a'.repeat(60)}🏴`)
    expect(toDisplayText(`${'a'.repeat(62)}1\ufe0f\u20e3`)).toBe(`${'a'.repeat(62)}1`)
  })
})
