import type { TextsOf } from '../catalogue.ts'

export const reviewDescriptor: TextsOf<'reviewDescriptor'> = {
  'review.described': 'एक अप्रमाणित विवरण में लिखा है: “{intent}”',
  'review.described.page': 'इस पेज के अपने, अप्रमाणित विवरण में लिखा है: “{intent}”',
  'review.described.partly': 'आप जो साइन करते हैं, उसके कुछ हिस्से इसमें नहीं हैं।',
  'review.described.more': 'आखिर के बाइट का विवरण नहीं है।',
  'review.field': '{label}: {value}',
  'review.field.constant': '{label}: “{value}”, विवरण का एक टेक्स्ट',
  'review.field.above': '{label}: “{message}” {symbol} ({value})',
  'review.field.enum': '{label}: “{name}” ({value})',
  'review.field.sender': '{label}: {value}, जिसका मतलब {sender} है',
  'review.field.symbol': '{label}: {symbol} ({value})',
  'review.field.item': '{label}: {collection} का आइटम {value}',
  'review.field.block': '{label}: ब्लॉक {value}',
  'review.field.otherChain': '{label}: नेटवर्क {chain} पर {token} की {value} सबसे छोटी इकाइयां',
  'review.field.noToken': '{label}: ऐसे टोकन की {value} सबसे छोटी इकाइयां जिसका नाम नहीं दिया गया है',
  'review.field.group': '{label}',
  'review.descriptor': 'अप्रमाणित विवरण (ERC-7730)',
  'review.descriptor.page': 'इस पेज का अप्रमाणित विवरण (ERC-7730)',
}
