import type { Evidence } from './evidence.ts'

type Conformance = 'Supports' | 'Partially' | 'Not applicable'

interface Judged {
  conformance: Conformance
  remark: string
  /** Empty only for a criterion that does not apply: any other one without evidence is written as not evaluated. */
  evidence: readonly Evidence[]
}

export interface Criterion {
  /** Number in WCAG 2.2. */
  number: string
  name: string
  level: 'A' | 'AA'
  judged: Judged | undefined
}

const at = (file: string, title: string): Evidence => ({ file, title })

const everyView = at(
  'e2e/looks/everyView.spec.ts',
  'every view, …: no overflow, axe passes, the accessibility tree is unchanged',
)
const everyLanguage = at(
  'e2e/languages/everyLanguage.spec.ts',
  'views in every language fit, are translated and pass axe: …',
)
const names = at(
  'e2e/connect/modal/keyboard.spec.ts',
  'every state has roles and accessible names for a screen reader',
)
const connectByKeyboard = at(
  'e2e/connect/modal/keyboard.spec.ts',
  'the user connects, switches the network and disconnects by keyboard alone',
)
const logInByKeyboard = at(
  'e2e/embedded-wallet/login/email.spec.ts',
  'a new user logs in by keyboard alone, and a disconnect removes the stored login',
)
const focusTrap = at(
  'e2e/connect/modal/dialogs.spec.ts',
  'focus enters the dialog, Tab cycles inside, and focus returns to the opening button',
)
const focusRing = at(
  'e2e/looks/forcedColors.spec.ts',
  'in forced colours the current row is highlighted, and the focus ring is visible',
)
const sheetDrag = at(
  'e2e/connect/modal/phone.spec.ts',
  'on a phone the modal is a bottom sheet; a long drag closes it, a short drag does not',
)
const overlayPress = at(
  'e2e/connect/modal/dialogs.spec.ts',
  'a press on the overlay closes the modal; a press inside, or one released outside, does not',
)
const reducedMotion = at(
  'e2e/connect/modal/keyboard.spec.ts',
  'no animation runs for a user who prefers reduced motion',
)
const refusedEmail = at(
  'e2e/embedded-wallet/login/email.spec.ts',
  'an invalid email address is refused and remains in the field',
)
const pastedCode = at(
  'e2e/embedded-wallet/login/email.spec.ts',
  'wrong and replaced codes are refused, and a pasted valid code logs the user in',
)

const supports = (remark: string, ...evidence: Evidence[]): Judged => ({
  conformance: 'Supports',
  remark,
  evidence,
})
const partially = (remark: string, ...evidence: Evidence[]): Judged => ({
  conformance: 'Partially',
  remark,
  evidence,
})
const inapplicable = (remark: string): Judged => ({
  conformance: 'Not applicable',
  remark,
  evidence: [],
})
const noMedia = inapplicable('The element has no recorded or live audio or video.')
const ofThePage = inapplicable('The page is responsible: the element is a part of it.')

const row = (number: string, name: string, level: 'A' | 'AA', judged?: Judged): Criterion => ({
  number,
  name,
  level,
  judged,
})

/** Date of the report, as YYYY-MM-DD: the day on which somebody last compared each row with its tests. */
export const reportDate = '2026-12-01'

/** Every success criterion of WCAG 2.2 at levels A and AA. */
export const criteria: readonly Criterion[] = [
  row(
    '1.1.1',
    'Non-text Content',
    'A',
    partially(
      'Rules of axe find images and buttons without a name. No check compares a name with its picture.',
      everyView,
      names,
    ),
  ),
  row('1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A', noMedia),
  row('1.2.2', 'Captions (Prerecorded)', 'A', noMedia),
  row('1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A', noMedia),
  row('1.2.4', 'Captions (Live)', 'AA', noMedia),
  row('1.2.5', 'Audio Description (Prerecorded)', 'AA', noMedia),
  row(
    '1.3.1',
    'Info and Relationships',
    'A',
    partially(
      'Roles, names and the accessibility tree are held for each view. Their sense was not judged criterion by criterion.',
      everyView,
      at('e2e/looks/surfaces.spec.ts', 'each tab references its panel, and each panel its tab'),
    ),
  ),
  row('1.3.2', 'Meaningful Sequence', 'A'),
  row('1.3.3', 'Sensory Characteristics', 'A'),
  row(
    '1.3.4',
    'Orientation',
    'AA',
    supports('Each view fits a phone upright and in landscape.', everyView),
  ),
  row(
    '1.3.5',
    'Identify Input Purpose',
    'AA',
    partially(
      'The field of the code has `one-time-code`. No test reads the purpose of the email field.',
      at(
        'src/components/OtpInput.browser.test.tsx',
        'the field of a code has the focus, takes digits only, and draws each in a box',
      ),
    ),
  ),
  row('1.4.1', 'Use of Color', 'A'),
  row('1.4.2', 'Audio Control', 'A', noMedia),
  row(
    '1.4.3',
    'Contrast (Minimum)',
    'AA',
    supports(
      'In the default theme, light and dark; axe measures Latin text. A page that sets colors answers for them.',
      everyView,
    ),
  ),
  row(
    '1.4.4',
    'Resize Text',
    'AA',
    supports(
      'Nothing overflows in a window of 320 × 256, which is 400 % of 1280 × 1024.',
      everyView,
    ),
  ),
  row('1.4.5', 'Images of Text', 'AA'),
  row(
    '1.4.10',
    'Reflow',
    'AA',
    supports('No view scrolls sideways at a width of 320 CSS pixels.', everyView),
  ),
  row(
    '1.4.11',
    'Non-text Contrast',
    'AA',
    partially(
      'Measured for the borders of fields and search boxes. Icons and the focus ring were not measured.',
      at(
        'e2e/looks/surfaces.spec.ts',
        'fields and search boxes have a border with 3:1 contrast to the card (…)',
      ),
    ),
  ),
  row('1.4.12', 'Text Spacing', 'AA'),
  row('1.4.13', 'Content on Hover or Focus', 'AA'),
  row(
    '2.1.1',
    'Keyboard',
    'A',
    partially(
      'Proved for connecting, networks, disconnecting, the login by email and sending. Swapping and buying have no test by keyboard alone.',
      connectByKeyboard,
      logInByKeyboard,
      at('e2e/account/send.spec.ts', 'a user sends ether by keyboard alone'),
    ),
  ),
  row(
    '2.1.2',
    'No Keyboard Trap',
    'A',
    partially(
      'Tab cycles inside the open dialog, and closing it returns the focus. Not tried in each view.',
      focusTrap,
      connectByKeyboard,
    ),
  ),
  row('2.1.4', 'Character Key Shortcuts', 'A'),
  row('2.2.1', 'Timing Adjustable', 'A'),
  row(
    '2.2.2',
    'Pause, Stop, Hide',
    'A',
    partially(
      'Nothing is animated for users who prefer reduced motion. For others the length of animations was not measured.',
      reducedMotion,
    ),
  ),
  row('2.3.1', 'Three Flashes or Below Threshold', 'A'),
  row('2.4.1', 'Bypass Blocks', 'A', ofThePage),
  row('2.4.2', 'Page Titled', 'A', ofThePage),
  row(
    '2.4.3',
    'Focus Order',
    'A',
    partially(
      'Focus enters the dialog, follows the views and returns. The order inside each view was not judged.',
      focusTrap,
      at(
        'e2e/connect/modal/keyboard.spec.ts',
        'the user goes back by keyboard and focus stays in the modal',
      ),
      at('e2e/looks/focus.spec.ts', 'pressing Enter on a row moves the focus into the new view, …'),
    ),
  ),
  row('2.4.4', 'Link Purpose (In Context)', 'A'),
  row('2.4.5', 'Multiple Ways', 'AA', ofThePage),
  row('2.4.6', 'Headings and Labels', 'AA'),
  row(
    '2.4.7',
    'Focus Visible',
    'AA',
    partially('Proved in forced colors, for a row of a list.', focusRing),
  ),
  row('2.4.11', 'Focus Not Obscured (Minimum)', 'AA'),
  row(
    '2.5.1',
    'Pointer Gestures',
    'A',
    supports(
      'The drag of the sheet on a phone is the only gesture along a path. A press beside the card closes it as well.',
      sheetDrag,
      overlayPress,
    ),
  ),
  row(
    '2.5.2',
    'Pointer Cancellation',
    'A',
    partially('Proved for the overlay and the sheet.', overlayPress, sheetDrag),
  ),
  row(
    '2.5.3',
    'Label in Name',
    'A',
    supports(
      'The accessible name of each control contains its visible text, in each view.',
      everyView,
    ),
  ),
  row(
    '2.5.4',
    'Motion Actuation',
    'A',
    inapplicable('The element does not read motion of a device.'),
  ),
  row(
    '2.5.7',
    'Dragging Movements',
    'AA',
    supports('Only the sheet is dragged. A press beside the card closes it as well.', overlayPress),
  ),
  row(
    '2.5.8',
    'Target Size (Minimum)',
    'AA',
    partially(
      'Back and Close are at least 44 CSS pixels. Other controls were not measured.',
      at('e2e/connect/modal/looks.spec.ts', 'Back and Close are large enough for touch'),
    ),
  ),
  row('3.1.1', 'Language of Page', 'A', ofThePage),
  row(
    '3.1.2',
    'Language of Parts',
    'AA',
    partially(
      'Texts follow the language of the element or the page. Names of wallets and networks are not marked.',
      at(
        'e2e/languages/pageLanguage.spec.ts',
        'buttons have the language of their modal, before and after it opens',
      ),
      everyLanguage,
    ),
  ),
  row('3.2.1', 'On Focus', 'A'),
  row('3.2.2', 'On Input', 'A'),
  row('3.2.3', 'Consistent Navigation', 'AA'),
  row('3.2.4', 'Consistent Identification', 'AA'),
  row('3.2.6', 'Consistent Help', 'A'),
  row(
    '3.3.1',
    'Error Identification',
    'A',
    partially('Proved for the login by email.', refusedEmail, pastedCode),
  ),
  row('3.3.2', 'Labels or Instructions', 'A', partially('Fields have names (axe).', everyView)),
  row('3.3.3', 'Error Suggestion', 'AA'),
  row(
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    'AA',
    partially(
      'A review precedes each payment, and Back returns to the form with what was typed. Proved for Send.',
      at(
        'e2e/account/send.spec.ts',
        'a Send command with recipient, amount and network opens the review, and Back returns to the filled form',
      ),
    ),
  ),
  row('3.3.7', 'Redundant Entry', 'A'),
  row(
    '3.3.8',
    'Accessible Authentication (Minimum)',
    'AA',
    partially(
      'A code can be pasted. Wallets and social logins show screens of their own, which were not evaluated.',
      pastedCode,
    ),
  ),
  row(
    '4.1.2',
    'Name, Role, Value',
    'A',
    supports(
      'Rules of axe pass, and the accessibility tree of each view is held.',
      everyView,
      names,
    ),
  ),
  row(
    '4.1.3',
    'Status Messages',
    'AA',
    partially(
      'Statuses are in live regions, which a browser reports. No screen reader was run.',
      at(
        'src/shell/announce.browser.test.tsx',
        'a status that arrives together with its region is announced, and can be announced again',
      ),
      at(
        'e2e/looks/unsupportedChain.spec.ts',
        'a view that cannot be closed shows the reason, and announces it to screen readers',
      ),
    ),
  ),
]

/** Criteria that WCAG 2.2 added, which EN 301 549 V3.2.1 does not have, since it follows WCAG 2.1. */
const addedByWcag22 = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']

export const clauseOf = (number: string) => (addedByWcag22.includes(number) ? '–' : `9.${number}`)

/** A criterion without evidence counts as not evaluated, unless it does not apply. */
export function conformanceOf({ judged }: Criterion): Conformance | 'Not evaluated' {
  if (!judged) return 'Not evaluated'
  const isProved = judged.conformance === 'Not applicable' || judged.evidence.length > 0
  return isProved ? judged.conformance : 'Not evaluated'
}
