import type { TextsOf } from '../catalogue.ts'

export const reviewDescriptor: TextsOf<'reviewDescriptor'> = {
  'review.described': 'Deskripsi tanpa pengesahan menyatakan: “{intent}”',
  'review.described.page':
    'Deskripsi tanpa pengesahan dari halaman ini sendiri menyatakan: “{intent}”',
  'review.described.partly': 'Deskripsi itu tidak memuat sebagian dari yang Anda tanda tangani.',
  'review.described.more': 'Byte di bagian akhir tidak dideskripsikan.',
  'review.field': '{label}: {value}',
  'review.field.constant': '{label}: “{value}”, teks dari deskripsi',
  'review.field.above': '{label}: “{message}” {symbol} ({value})',
  'review.field.enum': '{label}: “{name}” ({value})',
  'review.field.sender': '{label}: {value}, yang berarti {sender}',
  'review.field.symbol': '{label}: {symbol} ({value})',
  'review.field.item': '{label}: barang {value} dari {collection}',
  'review.field.block': '{label}: blok {value}',
  'review.field.otherChain': '{label}: {value} satuan terkecil {token} di jaringan {chain}',
  'review.field.noToken': '{label}: {value} satuan terkecil dari token yang tidak disebutkan',
  'review.field.group': '{label}',
  'review.descriptor': 'Deskripsi tanpa pengesahan (ERC-7730)',
  'review.descriptor.page': 'Deskripsi tanpa pengesahan dari halaman ini (ERC-7730)',
}
